import { isSigned, signWebhook } from "./webhook-signature.ts";

const secret = "a-secret-of-the-gateway";
const body = '{"id":"evt_1"}';
const now = 1_800_000_000;

describe("a webhook's signature", () => {
  const header = signWebhook(body, secret, now);

  it("holds for exactly these bytes, this secret and a few minutes", () => {
    expect(isSigned(body, header, secret, now)).toBe(true);
    expect(isSigned(body, header, secret, now + 300)).toBe(true);
    expect(isSigned(`${body} `, header, secret, now)).toBe(false);
    expect(isSigned(body, header, "another-secret-entirely", now)).toBe(false);
    expect(isSigned(body, header, secret, now + 301)).toBe(false);
    expect(isSigned(body, header, secret, now - 301)).toBe(false);
  });

  describe("while the secret is replaced", () => {
    const [right, old] = [header.split("v1=")[1]!, signWebhook(body, "the-secret-before", now).split("v1=")[1]!];

    it.each([
      `t=${now},v1=${right},v1=${old}`,
      `t=${now},v1=${old},v1=${right}`,
      `t=${now}, v1=${old}, v1=${right}`,
      `v1=${right}, t=${now}`,
      `v1=${old},v0=${right},t=${now},v1=${right}`,
      `t=${now},v1=,v1=${right.toUpperCase()}`,
    ])("holds if any signature is right: %s", (several) => {
      expect(isSigned(body, several, secret, now)).toBe(true);
    });

    it.each([
      `t=${now},v1=${old},v1=${old}`,
      `t=${now},v0=${right}`,
      `t=${now - 301},v1=${right},v1=${old}`,
      `t=${now},v1=${right}zz`,
      `t=${now},v1=${right.slice(0, 62)}`,
      `v1=${right},v1=${old}`,
    ])("does not hold if none is: %s", (several) => {
      expect(isSigned(body, several, secret, now)).toBe(false);
    });
  });

  it.each([undefined, "", "t=abc,v1=00", "v1=00", `t=${now}`, `t=${now},v1=zz`, `t=${now},v1=${"0".repeat(64)}`])("is not %p", (forged) => {
    expect(isSigned(body, forged, secret, now)).toBe(false);
  });
});
