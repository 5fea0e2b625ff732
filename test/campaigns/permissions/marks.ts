import { allCalls } from "@tablee/contracts/calls";
import { accountIndex } from "@tablee/contracts/calls/account";
import { revealAccount } from "@tablee/contracts/calls/support";
import type { LivedLife } from "../../privacy/erasure-life.ts";
import { endsSession } from "../fuzz/campaign.ts";
import { type Facts, validInput } from "../fuzz/valid.ts";
import { type Kind, mayCall, type People, send } from "./kinds.ts";

/** The marks that staff of every role read without a reveal: the customer's name, and the reasons that colleagues gave. */
const openToStaff: ReadonlySet<string> = new Set([
  "first name",
  "last name",
  "last name of before",
  "reason of a reveal",
  "reason of a feature turned for one",
  "reason of an act for the customer",
]);
/** The marks that are kept and shown to no reader. */
const secrets: ReadonlySet<string> = new Set(["link to a new password", "token of a device"]);

interface Site {
  readonly url: string;
  readonly people: People;
  /** A person with a mark in every personal field of every event and answer. */
  readonly life: LivedLife;
}

/**
 * Makes every reading call about one person, as each kind that may. A mark that others can read is a violation, except for those that are
 * open to staff. After a reveal admin must read every mark that is kept, or the search proves nothing.
 */
export async function judgeMarks(site: Site, blind: ReadonlySet<Kind>): Promise<{ readonly violations: string[]; readonly sent: number }> {
  const inputs = await inputsOf(site);
  const before = await readBy(site, [...blind, "admin"], inputs);
  const { people, life } = site;
  await people.admin.call(revealAccount, { accountId: life.accountId, reason: "marks of the campaign" });
  const revealed = await readBy(site, ["admin"], inputs);
  const isOpenTo = (kind: Kind, called: string) => isStaff(kind) && openToStaff.has(called);
  const seen = new Set(revealed.read.map(({ called }) => called));
  return {
    sent: before.sent + revealed.sent,
    violations: [
      ...before.read.flatMap(({ kind, path, called }) => (isOpenTo(kind, called) ? [] : [`${kind} ${path}: reads the ${called}`])),
      ...revealed.read.flatMap(({ path, called }) => (secrets.has(called) ? [`admin ${path}: reads the ${called}`] : [])),
      ...life.marks.flatMap(({ called, kept }) =>
        kept && !secrets.has(called) && !seen.has(called) ? [`admin: does not read the ${called} after the reveal`] : [],
      ),
    ],
  };
}

interface Read {
  readonly kind: Kind;
  readonly path: string;
  readonly called: string;
}

/** Searches the answers to every reading call, with the inputs of each, for the marks of the person. */
async function readBy(
  { url, people, life }: Site,
  kinds: Iterable<Kind>,
  inputs: readonly Facts[],
): Promise<{ read: Read[]; sent: number }> {
  const read: Read[] = [];
  let sent = 0;
  const calls = allCalls.filter((call) => call.writes === undefined && !endsSession(call));
  for (const kind of kinds)
    for (const call of calls.filter((one) => mayCall(one, kind)))
      for (const input of inputs) {
        const { text } = await send(url, call, people[kind], validInput(call, input));
        sent++;
        for (const mark of life.marks) if (text.includes(mark.text)) read.push({ kind, path: call.path, called: mark.called });
      }
  return { read, sent };
}

/** Inputs about the person, found by name and by address, for whole lists and for the account as it is now. */
async function inputsOf({ life }: Site): Promise<readonly Facts[]> {
  const { orders } = await life.person.call(accountIndex, {});
  const about = { accountId: life.accountId, clientId: life.accountId, orderId: orders[0]!.orderId };
  return ["Tremblay", life.email].map((q) => ({ ...about, q, limit: 50, position: String(Number.MAX_SAFE_INTEGER) }));
}

const isStaff = (kind: Kind): boolean => ["support", "merchandiser", "finance", "admin"].includes(kind);
