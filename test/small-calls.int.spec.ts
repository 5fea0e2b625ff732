import { clientSources, nameSource, updateModalStatus } from "@tablee/contracts/calls/clients";
import { expireCredit, expireCreditByGet } from "@tablee/contracts/calls/settings-account";
import { checkPostalCode, saveAddress, testPaymentData, validatePhone } from "@tablee/contracts/calls/signup";
import { readyToPay, type Somebody, signUp, somebody } from "./people.ts";
import { type Stage, setStage } from "./stage.ts";

let stage: Stage;
let person: Somebody;
beforeAll(async () => {
  stage = await setStage();
  person = await signUp(stage.url);
}, 60_000);
afterAll(() => stage.stop(), 30_000);

describe("how a customer heard of us", () => {
  it("is asked until it is answered, and the answer is kept", async () => {
    expect(await person.call(clientSources, {})).toMatchObject({ given: null, asked: true, sources: expect.arrayContaining(["friend"]) });
    await person.call(nameSource, { source: "friend" });
    expect(await person.call(clientSources, {})).toMatchObject({ given: "friend", asked: false });
  });

  it("is not asked again once the question was dismissed; that it was shown changes nothing", async () => {
    const other = await readyToPay(stage.url);
    await other.call(updateModalStatus, { modal: "source-question", status: "shown" });
    expect(await other.call(clientSources, {})).toMatchObject({ asked: true });
    await other.call(updateModalStatus, { modal: "source-question", status: "dismissed" });
    expect(await other.call(clientSources, {})).toMatchObject({ given: null, asked: false });
  });
});

describe("a sign-up", () => {
  it("asks whether a postal code is delivered to", async () => {
    const visitor = somebody(stage.url);
    await visitor.refresh();
    expect(await visitor.call(checkPostalCode, { postalCode: "h7n1a1" })).toEqual({ served: true, region: "qc" });
    expect(await visitor.call(checkPostalCode, { postalCode: "A1A 1A1" })).toEqual({ served: false, region: null });
    await expect(visitor.call(checkPostalCode, { postalCode: "12345" })).rejects.toMatchObject({ body: { code: "postal-code-invalid" } });
    expect((await visitor.call(testPaymentData, {})).cards).toEqual(
      expect.arrayContaining([{ token: "tok_visa", label: expect.any(String) }]),
    );
  });

  it("takes a number that rings, and no other", async () => {
    const visitor = await readyToPay(stage.url);
    expect(await visitor.call(validatePhone, { phone: "514 555-0134" })).toEqual({ valid: true, phone: "+15145550134" });
    expect(await visitor.call(validatePhone, { phone: "999 555-0134" })).toEqual({ valid: false, phone: null });
    const address = { line: "7, rue des Érables", city: "Laval", province: "QC", postalCode: "H7N 1A1", phone: "999 555-0134" } as const;
    await expect(visitor.call(saveAddress, address)).rejects.toMatchObject({
      body: { code: "phone-invalid", fields: [{ path: "phone", code: "phone-invalid" }] },
    });
    const { phone: _, ...without } = address;
    await expect(visitor.call(saveAddress, without as typeof address)).rejects.toMatchObject({ status: 422 });
  });
});

describe("given credit", () => {
  it("expires by the account's settings as by those of the subscription", async () => {
    expect(await person.call(expireCredit, {})).toEqual({ givenCents: 0, purchasedCents: 0 });
    expect(await person.call(expireCreditByGet, {})).toEqual({ givenCents: 0, purchasedCents: 0 });
  });
});
