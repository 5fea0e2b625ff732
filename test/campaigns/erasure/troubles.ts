import { outbox } from "@tablee/contracts/calls/admin/money";
import { exportEvents } from "@tablee/contracts/calls/privacy";
import { signIn } from "@tablee/contracts/calls/sessions";
import { updateAccount } from "@tablee/contracts/calls/settings-account";
import { updateDeliveryNote } from "@tablee/contracts/calls/settings-delivery";
import { searchAccounts } from "@tablee/contracts/calls/support";
import type { LivedLife } from "../../privacy/erasure-life.ts";
import { eventually, newVisitor, staffMember, type Visitor } from "../../stage/people.ts";
import type { Stage } from "../../stage/stage.ts";
import type { Gate } from "../../stage/tcp-proxy.ts";

/** Each server is down for a moment while calls carry personal data: failures are logged, which must not contain it. */
export async function troubles({ url, gates }: Stage, lives: readonly LivedLife[]): Promise<void> {
  const admin = await staffMember(url, "admin@tablee.example");
  for (const gate of [gates.postgres, gates.redis, gates.eventStore]) {
    for (const life of lives) await callWhileAway(url, gate, admin, life);
    const isBack = () => lives[0]!.person.call(exportEvents, { limit: 1 }).then(Boolean, () => false);
    if (!(await eventually(isBack, Boolean, 60))) throw new Error("a server that came back was not used again");
  }
}

async function callWhileAway(url: string, gate: Gate, admin: Visitor, { person, email, address, password }: LivedLife): Promise<void> {
  const visitor = newVisitor(url);
  await visitor.refresh();
  gate.shut();
  const calls = [
    admin.call(searchAccounts, { q: email }),
    admin.call(outbox, { q: email }),
    person.call(updateAccount, { lastName: address.line, language: "fr" }),
    person.call(updateDeliveryNote, { note: address.instructions }),
    visitor.call(signIn, { email, password }),
  ];
  await Promise.allSettled(calls);
  gate.open();
}
