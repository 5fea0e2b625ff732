import { outbox } from "@tablee/contracts/calls/admin/money";
import { verifyEmail } from "@tablee/contracts/calls/email-verification";
import { eventually, readMessage, staffMember, type Visitor } from "./people.ts";

/**
 * The codes of six digits that were mailed to an address, as a member of staff reads them, once there are `count`: one comes with
 * the account. Mails of one moment have no order.
 */
export async function mailedCodes(member: Visitor, email: string, count: number): Promise<readonly string[]> {
  const rows = await eventually(
    async () => (await member.call(outbox, { q: email, kind: "email-code" })).rows,
    (sent) => sent.length >= count,
  );
  if (rows.length < count) throw new Error(`${rows.length} codes instead of ${count} were mailed to ${email}`);
  const texts = await Promise.all(rows.map(async ({ messageId }) => (await readMessage(member, messageId)).text));
  return texts.map((text) => text.match(/\b\d{6}\b/)![0]);
}

/** Verifies the address of an account that has just been opened, by the code that was mailed there. */
export async function verifyAddress(url: string, person: Visitor, email: string): Promise<void> {
  const [code] = await mailedCodes(await staffMember(url, "admin@tablee.example"), email, 1);
  await person.call(verifyEmail, { code: code! });
}
