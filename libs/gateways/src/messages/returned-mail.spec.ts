import { signWebhook } from "../payment/webhook-signature.ts";
import { readReturn } from "./returned-mail.ts";

const secret = "what-the-mail-provider-signs-with";
const nowSeconds = 1_800_000_000;
const id = "6b0e7c1e-5d0f-5a61-8c64-0d2b5b1a9f10";
const read = (body: unknown, { signedWith = secret, at = nowSeconds, known = secret as string | undefined } = {}) => {
  const rawBody = typeof body === "string" ? body : JSON.stringify(body);
  return readReturn({ rawBody, headers: { "tablee-signature": signWebhook(rawBody, signedWith, at) }, nowSeconds }, known);
};
const returned = { type: "bounced", permanent: true, messageId: `<${id}@tablee.example>` };

describe("a report of a returned mail", () => {
  it("names the message by its own id, with or without the sender's domain", () => {
    expect(read(returned)).toEqual({ read: "returned", messageId: id });
    expect(read({ ...returned, messageId: id })).toEqual({ read: "returned", messageId: id });
  });

  it("is trusted only with a fresh signature by a configured secret", () => {
    for (const reading of [read(returned, { signedWith: "another" }), read(returned, { at: nowSeconds - 301 })])
      expect(reading).toEqual({ read: "unsigned" });
    const { rawBody, headers } = { rawBody: JSON.stringify(returned), headers: {} };
    expect(readReturn({ rawBody, headers, nowSeconds }, undefined)).toEqual({ read: "unsigned" });
  });

  it("is ignored where the mail may still arrive, and refused where it names no message", () => {
    for (const other of [{ ...returned, permanent: false }, { type: "delivered" }]) expect(read(other)).toEqual({ read: "ignored" });
    for (const wrong of ["[", "null", { ...returned, messageId: "no-id" }, { ...returned, messageId: 7 }])
      expect(read(wrong)).toEqual({ read: "malformed" });
  });
});
