import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import type { ReadDb } from "@tablee/projections/read-tables";
import { DEMO_PASSWORD, staff } from "./staff.ts";

/** Prints who may sign in. */
export async function whoMaySignIn(facts: ReadDb, now: string): Promise<string> {
  const customers = await facts
    .selectFrom("read.accounts as a")
    .innerJoin("read.subscriptions as s", "s.account_id", "a.key")
    .select(["a.email", "a.city", "a.language"])
    .where("s.status", "=", "active")
    .orderBy((eb) => eb("a.city", "in", ["Surrey", "Laval"]), "desc")
    .orderBy("s.started_at")
    .limit(4)
    .execute();
  const { date, time } = toLocal(businessZone, now);
  const line = (email: string, who: string) => `  ${email.padEnd(44)} ${who}`;
  return [
    "",
    `It is ${date} ${time.slice(0, 5)} in Toronto: the demo's clock runs from there and can be moved in the console.`,
    `Everybody's password is ${DEMO_PASSWORD}`,
    "Customers (/clients/sign_in):",
    ...customers.map((row) => line(row.email, `${row.city}, ${row.language}`)),
    "Staff (/admin):",
    ...staff.map((member) => line(member.email, member.role)),
    "Cards: choose one on the payment step; they stand for success, decline, too little money, and no answer after the money moved.",
    "",
  ].join("\n");
}
