import type { Call } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { accountIndex } from "@tablee/contracts/calls/account";
import { outbox, outboxMessage } from "@tablee/contracts/calls/admin/money";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { accountState, revealAccount } from "@tablee/contracts/calls/support";
import { startIdentityProviders } from "@tablee/identity-embedded/server";
import { livedLife } from "../../privacy/erasure-life.ts";
import { setStage } from "../../stage/stage.ts";
import { endsSession } from "../fuzz/campaign.ts";
import { gatherFacts } from "../fuzz/facts.ts";
import { type Facts, validInput } from "../fuzz/valid.ts";
import type { Report } from "../parts/report.ts";
import { withServices } from "../parts/with-services.ts";
import { type Kind, kinds, mayCall, type People, peopleOn, refusalOf, send } from "./kinds.ts";
import { judgeMarks } from "./marks.ts";

/** Makes every call as everyone, on real servers of its own. */
export const permissions = (progress: (line: string) => void): Promise<Report> =>
  withServices(async () => {
    const identity = await startIdentityProviders({ port: 0 });
    const stage = await setStage({ identityUrl: identity.url, proxyHops: 1 });
    try {
      const people = await peopleOn(stage);
      const { figures, violations, ...report } = await judgePermissions(stage.url, people, progress);
      progress("what is read of a person with a mark in every field");
      const life = await livedLife(stage);
      const marks = await judgeMarks({ url: stage.url, people, life }, blind);
      return {
        ...report,
        figures: { ...figures, requests: Number(figures.requests) + marks.sent, marks: life.marks.length },
        violations: [...violations, ...marks.violations],
      };
    } finally {
      await stage.stop();
      await identity.stop();
    }
  });

/** The kinds that see nothing of a customer's contact, and those that see it only after a reveal. */
const blind: ReadonlySet<Kind> = new Set(["visitor", "other-client", "client-long-ago", "support", "merchandiser", "finance", "disabled"]);
/** Fields by which a client names their own things. */
const ownIds: ReadonlySet<string> = new Set(["orderId", "clientId", "additionId", "subscriptionId"]);

/**
 * Checks three properties of every call: each kind of person is admitted or refused as in the contract; a customer's email,
 * street and card are read by allowed roles only; another client's ids find nothing and change nothing.
 */
export async function judgePermissions(url: string, people: People, progress: (line: string) => void = () => {}): Promise<Report> {
  const calls = allCalls.filter((call) => !endsSession(call));
  const violations: string[] = [];
  let sent = 0;
  const ask = (call: Call, kind: Kind, input: unknown) => {
    sent++;
    return send(url, call, people[kind], input);
  };

  progress("who is let in");
  for (const call of calls)
    for (const kind of kinds) {
      const { status, text } = await ask(call, kind, { nonsense: true });
      const isRefused = status === 401 || status === 403;
      // A sign-in refuses a wrong password with the same status.
      if (mayCall(call, kind)) {
        if (isRefused && !call.path.endsWith("sign_in")) violations.push(`${kind} ${call.path}: refused with ${status}`);
      } else if (status !== refusalOf(call, kind)) violations.push(`${kind} ${call.path}: ${status}, not ${refusalOf(call, kind)}`);
      else if (status === 401 && text !== "require_login") violations.push(`${kind} ${call.path}: 401 without require_login`);
    }

  progress("what is read");
  const factsFor = await gatherFacts(people.client, people.admin);
  const markers = await markersOf(people);
  for (const call of calls.filter(({ writes }) => writes === undefined))
    for (const kind of kinds.filter((one) => blind.has(one) && mayCall(call, one))) {
      const { text } = await ask(call, kind, inputFor(call, factsFor(call)));
      for (const [name, marker] of markers)
        if (text.includes(marker) && !(name === "last4" && kind !== "merchandiser" && kind !== "finance"))
          violations.push(`${kind} ${call.path}: reads the ${name} of a customer`);
    }
  const revealed = await ask(outboxMessage, "admin", inputFor(outboxMessage, factsFor(outboxMessage)));
  if (!revealed.text.includes(people.client.email)) violations.push("admin: does not read a message after the reveal");

  progress("what is another's");
  const before = await boxesText(people);
  for (const call of calls.filter(({ who }) => who === "client" || who === "client-reauthenticated")) {
    const input = inputFor(call, factsFor(call));
    if (!Object.keys(input).some((field) => ownIds.has(field))) continue;
    const { status } = await ask(call, "other-client", input);
    if (status !== 404) violations.push(`other-client ${call.path} about another's ids: ${status}, not 404`);
  }
  if ((await boxesText(people)) !== before) violations.push("another client changed a box");

  return {
    campaign: "permissions",
    figures: { calls: calls.length, kinds: kinds.length, requests: sent, markers: markers.length },
    violations,
  };
}

/** Whole lists and the present account: a page of one row, or a state before the first event, would not show enough. */
const wide: Facts = { limit: 50, position: String(Number.MAX_SAFE_INTEGER), q: "Camille" };

const inputFor = (call: Call, facts: Facts): Record<string, unknown> =>
  // No name and no kind finds all messages.
  call.path === outbox.path ? { limit: 50 } : validInput(call, { ...facts, ...wide });

/** Personal data of the client, as admin reads it after a reveal. */
async function markersOf({ client, admin }: People): Promise<(readonly [string, string])[]> {
  const { client: who } = await client.call(sessionData, {});
  const about = { accountId: who!.clientId };
  await admin.call(revealAccount, { ...about, reason: "markers of the campaign" });
  const { account } = await admin.call(accountState, { ...about, position: String(Number.MAX_SAFE_INTEGER) });
  const [unit, number, street] = account.address!.split(", ");
  return [
    ["email", client.email],
    // A number alone would occur in ids and instants by chance.
    ["unit", `"unit":"${unit}"`],
    ["unit", `${unit}, ${number}`],
    ["street", `${number}, ${street}`],
    ["last4", `"last4":"${account.payWith!.last4}"`],
  ];
}

const boxesText = async ({ client }: People): Promise<string> =>
  JSON.stringify(
    (await client.call(accountIndex, {})).orders.map(({ orderId, status, version, lines }) => [orderId, status, version, lines]),
  );
