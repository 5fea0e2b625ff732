import type { RunningApi } from "@tablee/api/app";
import { returnablesOfAccounts, reviewsOfAccounts } from "@tablee/commands/aggregates";
import { recordReturn } from "@tablee/commands/returnables/record-return";
import { answerInquiry, inquiry } from "@tablee/contracts/calls/admin/contact";
import { refundGiftCard, resendGiftCard } from "@tablee/contracts/calls/admin/gift-cards";
import { answerPointsDispute, pointsDisputes } from "@tablee/contracts/calls/admin/points";
import { sendInquiry } from "@tablee/contracts/calls/contact";
import { createGiftCard, startGiftCardByCard } from "@tablee/contracts/calls/gift-cards";
import { requestPasswordReset } from "@tablee/contracts/calls/passwords";
import { createReferral, invite } from "@tablee/contracts/calls/referrals";
import { createPickup, returnables } from "@tablee/contracts/calls/returnables";
import { disputePoints, rewardsHistories } from "@tablee/contracts/calls/rewards";
import { signIn } from "@tablee/contracts/calls/sessions";
import type { OrderCard } from "@tablee/contracts/schemas";
import { type AccountId, idFrom, orderId } from "@tablee/domain/kernel/ids";
import { type DishAnswers, noWords } from "@tablee/domain/review/vocabulary";
import type { Pool } from "@tablee/platform/postgres";
import { eventually, newVisitor, staffMember, type Visitor } from "../stage/people.ts";

interface Attempt {
  readonly url: string;
  readonly email: string;
  /** The network of a person. */
  readonly network: string;
}

/** Has a link to a new password mailed. Returns the text that only the link holds. */
export async function linkToPassword({ url, pool, email, network }: Attempt & { readonly pool: Pool }): Promise<string> {
  const visitor = newVisitor(url, "fr", network);
  await visitor.refresh();
  await visitor.call(requestPasswordReset, { email });
  const textsOf = async () =>
    (await pool.query<{ text: string }>("SELECT text FROM embedded_outbox.message WHERE recipient = $1 AND kind LIKE '%reset%'", [email]))
      .rows;
  const [mail] = await eventually(textsOf, (rows) => rows.length > 0);
  const token = /[\w-]{30,}/.exec(mail?.text ?? "")?.[0];
  if (!token) throw new Error("no link to a new password was mailed");
  return token;
}

/** Tries wrong passwords from the person's own network. */
export async function signInElsewhere({ url, email, network }: Attempt): Promise<void> {
  const stranger = newVisitor(url, "en", network);
  await stranger.refresh();
  for (let n = 0; n < 3; n++) await stranger.call(signIn, { email, password: `wrong-${n}` }).catch(() => undefined);
}

interface Reviewed {
  readonly running: RunningApi;
  readonly accountId: AccountId;
  readonly box: OrderCard;
  readonly letters: () => string;
}

/** Reviews a box as if it had been delivered. Returns the texts, by their names. */
export async function writeReviews({ running, accountId, box, letters }: Reviewed): Promise<Readonly<Record<string, string>>> {
  const texts = { liked: `Le citron ${letters()}`, taste: `Trop salé ${letters()}`, comment: `Merci à ${letters()}` };
  const at = running.api.clock.now();
  const { sku } = box.lines[0]!.dish;
  const reviewed = { orderId: box.orderId, isDelivered: true, dishes: [sku] };
  const contextOf = (part: string) => {
    const commandId = idFrom("reviews of a life", accountId, part);
    return { commandId, actor: { kind: "client", id: accountId }, correlationId: commandId, subject: accountId, at } as const;
  };
  const answers: DishAnswers = { again: "possibly", recommends: null, dislikes: ["taste"] };
  const words = { ...noWords, liked: texts.liked, taste: texts.taste };
  const { steps } = running.api;
  const dish = { type: "ReviewDish", box: reviewed, sku, answers, words, at } as const;
  await steps.handle(reviewsOfAccounts, accountId, dish, contextOf("dish"));
  await steps.handle(reviewsOfAccounts, accountId, { type: "CommentOrder", box: reviewed, comment: texts.comment, at }, contextOf("box"));
  return texts;
}

/** Invites a friend by mail once the account has its link. Returns the friend's name and address. */
export async function inviteFriend(person: Visitor, letters: () => string): Promise<{ readonly name: string; readonly email: string }> {
  const friend = { name: `Noemie ${letters()}`, email: `amie.${letters()}@marques.example` };
  const asked = () => person.call(invite, {});
  await eventually(asked, ({ code }) => code !== null);
  await person.call(createReferral, { ...friend, language: "fr" });
  await eventually(asked, ({ friends }) => friends[0]?.status === "sent");
  return friend;
}

interface Collected extends Pick<Reviewed, "running" | "accountId" | "letters"> {
  readonly person: Visitor;
  readonly phone: string;
}

/** Books a pickup of a bag that came with an earlier box, with a phone and a note, and returns the bag. Returns the texts. */
export async function bookPickup({ running, accountId, letters, person, phone }: Collected): Promise<Readonly<Record<string, string>>> {
  const { steps, clock } = running.api;
  const at = clock.now();
  const contextOf = (part: string) => {
    const commandId = idFrom("bags of a life", accountId, part);
    return { commandId, actor: { kind: "client", id: accountId }, correlationId: commandId, subject: accountId, at } as const;
  };
  const box = { orderId: orderId(idFrom("an earlier box", accountId)), kinds: ["bag"], zone: "America/Toronto" } as const;
  const lend = { type: "LendWithDelivery", ...box, deliveredOn: at.slice(0, 10), at } as const;
  await steps.handle(returnablesOfAccounts, accountId, lend, contextOf("lend"));
  const { offers } = await eventually(
    () => person.call(returnables, {}),
    ({ items }) => items.length > 0,
  );
  const { days } = offers.find(({ place }) => place === "main")!;
  const notes = `Sous l’escalier ${letters()}`;
  await person.call(createPickup, { place: "main", when: { date: days[0]!.date, window: days[0]!.windows[0]! }, phone, notes });
  await recordReturn(steps, { accountId, way: "handed-in" }, contextOf("return"));
  return { phone, notes };
}

interface Given extends Pick<Reviewed, "running" | "letters"> {
  readonly url: string;
  readonly person: Visitor;
  readonly email: string;
}

/** Buys a gift card, which support sends to another recipient, then refunds. Returns the texts, by their names. */
export async function sendGift({ url, running, person, email, letters }: Given): Promise<Readonly<Record<string, string>>> {
  const first = { name: `Odette ${letters()}`, email: `premiere.${letters()}@marques.example` };
  const second = { name: `Aline ${letters()}`, email: `seconde.${letters()}@marques.example` };
  const message = `Bonne fete ${letters()}`;
  const [resent, refunded] = [`sister of ${letters()}`, `asked by ${letters()}`];
  const { giftCardId } = await person.call(startGiftCardByCard, { amountCents: 5_000 });
  const buyer = { name: `Presente ${letters()}`, email };
  const gift = { buyer, recipient: first, message, delivery: { by: "email" }, language: "fr" } as const;
  await person.call(createGiftCard, { giftCardId, methodToken: "tok_visa", nameOnCard: buyer.name, gift });
  const sent = (to: string, kind = "gift-card-received") =>
    eventually(
      async () =>
        (await running.api.pool.query("SELECT 1 FROM embedded_outbox.message WHERE recipient = $1 AND kind = $2", [to, kind])).rows,
      (rows) => rows.length > 0,
    );
  await sent(first.email);
  const support = await staffMember(url, "soutien@tablee.example");
  await support.call(resendGiftCard, { giftCardId, reason: resent, recipient: second });
  await sent(second.email);
  await support.call(refundGiftCard, { giftCardId, reason: refunded });
  await sent(email, "gift-card-refunded");
  return {
    "name of a buyer": buyer.name,
    "first recipient's name": first.name,
    "first recipient's address": first.email,
    "second recipient's name": second.name,
    "second recipient's address": second.email,
    message,
    "reason of a new recipient": resent,
    "reason of a refund": refunded,
  };
}

type Disputed = Omit<Given, "running" | "email">;

/** Disputes the points of a box, and has support answer. Returns the texts, by their names. */
export async function disputeLine({ url, person, letters }: Disputed): Promise<Readonly<Record<string, string>>> {
  const [message, answer] = [`Il manque des points a ${letters()}`, `Nous les ajoutons pour ${letters()}`];
  const possible = async () =>
    (await person.call(rewardsHistories, {})).rows.find((row) => row.kind === "box" && row.dispute.state === "possible");
  const { id } = (await eventually(possible, (row) => row !== undefined))!;
  await person.call(disputePoints, { id, message });
  const support = await staffMember(url, "soutien@tablee.example");
  const open = async () => (await support.call(pointsDisputes, {})).disputes.find((dispute) => dispute.message === message);
  const { accountId, disputeId } = (await eventually(open, (found) => found !== undefined))!;
  await support.call(answerPointsDispute, { accountId, disputeId, points: 0, reason: answer });
  return { message, answer };
}

type Writing = Omit<Given, "running">;

/** Writes to the team as a client and, with the same address, as a visitor; support answers both. Returns the texts, by their names. */
export async function writeToTeam({ url, person, email, letters }: Writing): Promise<Readonly<Record<string, string>>> {
  const [name, message] = [`Ecrivante ${letters()}`, `Une boite abimee ${letters()}`];
  const [visitingName, visitingMessage] = [`Visiteuse ${letters()}`, `Livrez-vous ici ${letters()}`];
  const [note, visitingNote] = [`Remplacee pour ${letters()}`, `Oui pour ${letters()}`];
  const sent = await person.call(sendInquiry, { name, email, topic: "box", message });
  const visitor = newVisitor(url, "fr");
  await visitor.refresh();
  const visiting = await visitor.call(sendInquiry, {
    name: visitingName,
    email: email.toUpperCase(),
    topic: "delivery",
    message: visitingMessage,
  });
  const support = await staffMember(url, "soutien@tablee.example");
  const answer = async ({ inquiryId }: { readonly inquiryId: string }, text: string, reason: string) => {
    const words = async () => (await support.call(inquiry, { inquiryId }).catch(() => undefined))?.written?.message;
    await eventually(words, (found) => found === text);
    await support.call(answerInquiry, { inquiryId, reason });
  };
  await answer(sent, message, note);
  await answer(visiting, visitingMessage, visitingNote);
  return {
    "name of a writer": name,
    message,
    note,
    "name of a visiting writer": visitingName,
    "message of a visitor": visitingMessage,
    "note to a visitor": visitingNote,
  };
}
