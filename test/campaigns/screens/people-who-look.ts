import { skipOrder } from "@tablee/contracts/calls/account";
import { deskOrder } from "@tablee/contracts/calls/admin/orders";
import { savePlan } from "@tablee/contracts/calls/signup";
import { actFor, boxesOf, newVisitor, readyToPay, signUp, staffMember, type Visitor } from "../../stage/people.ts";
import type { Language, Looker, Named } from "./places.ts";

const plan = { type: "ready-to-cook", persons: 2, recipes: 3 } as const;

interface PeopleWhoLook {
  readonly people: Readonly<Record<Looker, Pick<Visitor, "jar">>>;
  readonly named: Named;
}

/** All lookers of a language, with their cookies, and the values for the addresses of their screens. */
export async function peopleWhoLook(url: string, language: Language): Promise<PeopleWhoLook> {
  const visitor = newVisitor(url, language);
  await visitor.refresh();
  await visitor.call(savePlan, { plan, diets: ["meat-and-fish"], allergens: [], dislikes: [] });
  const [newcomer, client, staff] = await Promise.all([
    readyToPay(url, undefined, language),
    signUp(url, { language }),
    staffMember(url, "admin@tablee.example"),
  ]);
  const orders = await boxesOf(client);
  const [paid, open, skipped] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
  await client.call(skipOrder, { orderId: skipped.orderId, reason: "away" });
  const { customer } = await staff.call(deskOrder, { orderId: paid.orderId });
  // In one browser the app's cookie is stored beside the console's.
  const member = await staffMember(url, "admin@tablee.example");
  await actFor(url, member, customer.accountId);
  return {
    people: { visitor, newcomer, client, staff, acting: member },
    named: {
      paidOrderId: paid.orderId,
      openOrderId: open.orderId,
      openWeek: open.week,
      accountId: customer.accountId,
      sku: open.lines[0]!.dish.sku,
    },
  };
}
