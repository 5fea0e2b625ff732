import { emailVerification, resendEmailCode, verifyEmail } from "@tablee/contracts/calls/email-verification";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { sendOrderReceipts } from "@tablee/contracts/calls/settings-payment";
import { errors } from "@tablee/contracts/errors";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import { mailedCodes } from "../stage/mailed-codes.ts";
import { staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const failed = {
  status: 422,
  body: { code: "email-verification-failed", message: errors["email-verification-failed"].en },
};

const stage = await specStage({ households: true });
const admin = await staffMember(stage.url, "admin@tablee.example");

describe("an address of mail", () => {
  beforeEach(() => stage.running.api.pool.query("DELETE FROM vault.rate_limit"));

  const client = () => stage.household("en");
  const codeFor = async (email: string) => (await mailedCodes(admin, email, 1))[0]!;
  /** Issues a code as a further request would, and returns it: the outbox does not order mails of one moment. */
  const issued = async (person: Visitor) => {
    const { emailCodes } = stage.running.api.access;
    const codeId = crypto.randomUUID();
    await emailCodes.issue((await person.call(sessionData, {})).client!.clientId as AccountId, codeId);
    return emailCodes.codeOf(codeId);
  };
  const wrong = (code: string) => (code === "000000" ? "111111" : "000000");

  it("is verified by the code that is mailed there as the account is opened, which is kept as a keyed hash alone", async () => {
    const person = await client();
    expect(await person.call(emailVerification, {})).toEqual({ email: person.email, verified: false, requested: true });
    const code = await codeFor(person.email);
    const { rows } = await stage.running.api.pool.query("SELECT code_hash FROM vault.email_code");
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    await expect(person.call(verifyEmail, { code: wrong(code) })).rejects.toMatchObject(failed);
    await person.call(verifyEmail, { code: ` ${code} ` });
    expect(await person.call(emailVerification, {})).toEqual({ email: person.email, verified: true, requested: true });
  });

  it("is sent another code on request, in place of the one before", async () => {
    const person = await client();
    const first = await codeFor(person.email);
    await person.call(resendEmailCode, {});
    const codes = await mailedCodes(admin, person.email, 2);
    const second = codes.find((code) => code !== first)!;
    await expect(person.call(verifyEmail, { code: first })).rejects.toMatchObject(failed);
    await person.call(verifyEmail, { code: second });
  });

  it("is not verified by a code that expired, that a newer one replaced, of another account, or after five wrong ones", async () => {
    const person = await client();
    const other = await client();
    const first = await codeFor(person.email);
    await codeFor(other.email);
    await expect(other.call(verifyEmail, { code: first })).rejects.toMatchObject(failed);
    const second = await issued(person);
    if (first !== second) await expect(person.call(verifyEmail, { code: first })).rejects.toMatchObject(failed);
    for (let i = 0; i < 5; i++) await expect(person.call(verifyEmail, { code: wrong(second) })).rejects.toMatchObject(failed);
    await expect(person.call(verifyEmail, { code: second })).rejects.toMatchObject(failed);
    const third = await issued(person);
    await stage.running.api.pool.query("UPDATE vault.email_code SET expires_at = now()");
    await expect(person.call(verifyEmail, { code: third })).rejects.toMatchObject({ status: 422, body: { code: "email-code-expired" } });
    expect((await person.call(emailVerification, {})).verified).toBe(false);
  });

  it("is sent five codes an hour, and ten requests for receipts a day until it is verified", async () => {
    const person = await client();
    for (let i = 0; i < 5; i++) await person.call(resendEmailCode, {});
    await expect(person.call(resendEmailCode, {})).rejects.toMatchObject({ status: 429, body: { code: "too-many-attempts" } });
    const send = () => person.call(sendOrderReceipts, { orderIds: [person.firstOrderId as OrderId] });
    for (let i = 0; i < 10; i++) await send();
    await expect(send()).rejects.toMatchObject({ status: 429, body: { code: "too-many-attempts" } });
    await person.call(verifyEmail, { code: await issued(person) });
    await send();
  });
});
