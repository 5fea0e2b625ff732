import { sendResetLink } from "@tablee/contracts/calls/admin/accounts";
import { turnFlag } from "@tablee/contracts/calls/admin/flags";
import { grantCredit } from "@tablee/contracts/calls/admin/refunds";
import { accountHistory, revealAccount, searchAccounts } from "@tablee/contracts/calls/support";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { staffMember } from "../stage/people.ts";
import type { Mark } from "./pii-markers.ts";

interface Looked {
  readonly url: string;
  readonly accountId: AccountId;
  readonly email: string;
  letters(): string;
}

/** Staff search for a person, view them and act for them, with reasons that name them. Returns what they wrote. */
export async function actOfStaff({ url, accountId, email, letters }: Looked): Promise<Mark[]> {
  const admin = await staffMember(url, "admin@tablee.example");
  const reason = (what: string) => `${what} ${letters()}`;
  const [looked, turned, mailed] = [reason("called about the elevator"), reason("is bothered by"), reason("lost the phone of")];
  const searched = `voisine ${letters()}`;
  await admin.call(searchAccounts, { q: email });
  await admin.call(searchAccounts, { q: searched });
  await admin.call(revealAccount, { accountId, reason: looked });
  await admin.call(accountHistory, { accountId });
  await admin.call(turnFlag, { flag: "avatar_widget", enabled: false, accountId, reason: turned });
  await admin.call(grantCredit, { accountId, cents: cents(500), reason: "late box" });
  await admin.call(sendResetLink, { accountId, reason: mailed });
  return [
    { called: "reason of a reveal", text: looked, kept: true },
    { called: "reason of a feature turned for one", text: turned, kept: true },
    { called: "reason of an act for the customer", text: mailed, kept: true },
    { called: "what staff searched for", text: searched, kept: false },
  ];
}
