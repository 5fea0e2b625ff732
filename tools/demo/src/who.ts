import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { someCustomers } from "@tablee/projections/accounts/queries";
import type { ReadDb } from "@tablee/projections/read-tables";
import { DEMO_PASSWORD, staff } from "./staff.ts";

/** Prints who may sign in. */
export async function whoMaySignIn(facts: ReadDb, now: string): Promise<string> {
  const customers = await someCustomers(facts, ["Surrey", "Laval"], 4);
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
