import type { Phrases, Words } from "./compose.ts";
import type { MessageFacts } from "./facts.ts";

const list = (dishes: readonly string[]): string => dishes.map((dish) => `· ${dish}`).join("\n");
const account = { label: "See your boxes", path: "/account/" };
const fix = { label: "Update your payment method", path: "/settings/payment" };
const finish = { label: "Finish signing up", path: "/signup/payment" };
const edit = ({ orderId }: MessageFacts) => ({ label: "Edit this box", path: `/orders/${orderId}/editor` });
const receipt = ({ orderId }: MessageFacts) => ({ label: "See the receipt", path: `/orders/${orderId}/receipt` });

const numberOf = ({ receiptNumber }: MessageFacts): readonly (readonly [string, string])[] =>
  receiptNumber ? [["Receipt", receiptNumber]] : [];

/** An open box that would not be delivered: what it lacks comes first, and how to add it. */
const short = (facts: MessageFacts, heading: string): Words => ({
  subject: `${facts.shortBy} short of the ${facts.minimum} minimum: as it stands, no box on ${facts.deliveryDay}`,
  heading,
  paragraphs: [
    `${facts.shortBy} short of the ${facts.minimum} minimum: as it stands, your box for ${facts.deliveryDay} will not be delivered, and nothing is charged.`,
    ...(facts.dishes.length > 0
      ? [`You can add to it until ${facts.cutoff}. So far it holds:`, list(facts.dishes)]
      : [`It is still empty. You can fill it until ${facts.cutoff}.`]),
  ],
  action: edit(facts),
  sms: `Tablée: your ${facts.deliveryDay} box is ${facts.shortBy} short of the ${facts.minimum} minimum: as it stands, it will not be delivered. You can add to it until ${facts.cutoff}.`,
});

const reminder = (when: string) => (facts: MessageFacts) =>
  facts.shortBy ? short(facts, `Your box closes in ${when}`) : closing(facts, when);

const closing = (facts: MessageFacts, when: string): Words => ({
  subject: `Your ${facts.deliveryDay} box closes in ${when}`,
  heading: "Anything to change?",
  paragraphs: [
    `You can change or skip your box for ${facts.deliveryDay} until ${facts.cutoff}. After that we start cooking with what it holds:`,
    list(facts.dishes),
    "Happy with it? Then there is nothing to do.",
  ],
  action: edit(facts),
  sms: `Tablée: your ${facts.deliveryDay} box can be changed or skipped until ${facts.cutoff}.`,
});

const ready = (facts: MessageFacts): Words => ({
  subject: `Your box for ${facts.deliveryDay} is ready to edit`,
  heading: "A new week is set",
  paragraphs: [
    `We have put together a box for ${facts.deliveryDay}, between ${facts.window}:`,
    list(facts.dishes),
    `Swap dishes, add to it or skip the week until ${facts.cutoff}.`,
  ],
  action: edit(facts),
  sms: `Tablée: your box for ${facts.deliveryDay} is ready to edit until ${facts.cutoff}.`,
});

/** After a payment that did not go through. */
function whatNext({ unpaid, nextAttempt }: MessageFacts): string {
  if (!nextAttempt) return "Update your payment method so that the next box can come.";
  if (unpaid === "soft") return `We will try again on ${nextAttempt}. If you update your payment method before then, we try at once.`;
  if (unpaid === "no-method") return `Add one by ${nextAttempt} and we charge it at once; after that, this week’s box is cancelled.`;
  return `Your bank refused it for good, so we will not try this card again. Give another one by ${nextAttempt} and we charge it at once; after that, this week’s box is cancelled.`;
}

const whyFailed = ({ unpaid, attempts }: MessageFacts): string =>
  ({
    soft: attempts > 1 ? `We tried ${attempts} times to charge your box, without success.` : "We could not charge your box.",
    hard: "Your card was declined for good, and no other one was given in time.",
    "no-method": "There was no payment method in your account, and none was added in time.",
  })[unpaid];

/** What messages say in English. */
export const english: Phrases = {
  greeting: (firstName) => `Hello ${firstName},`,
  colon: ":",
  closing: "See you at the table,\nThe Tablée team",
  "order-ready": (facts) => (facts.shortBy ? short(facts, "Your new week needs a little more") : ready(facts)),
  "cutoff-in-48-hours": reminder("two days"),
  "cutoff-in-24-hours": reminder("a day"),
  "minimum-not-met": (facts) => ({
    subject: `No box on ${facts.deliveryDay}`,
    heading: "Your order stayed below the minimum",
    paragraphs: [
      `At the cutoff your order for ${facts.deliveryDay} was below the minimum of ${facts.minimum}, so there is no delivery and nothing is charged.`,
      "Your next box is waiting for you in your account.",
    ],
    action: account,
    sms: `Tablée: your order for ${facts.deliveryDay} was below the minimum: no delivery, no charge.`,
  }),
  "order-charged": (facts) => ({
    subject: `Receipt for your box of ${facts.deliveryDay}`,
    heading: "Thank you, your box is paid",
    paragraphs: [`Your box comes on ${facts.deliveryDay}, between ${facts.window}.`],
    bills: facts.bill,
    facts: [[facts.card === "" ? "Charged" : `Charged to ${facts.card}`, facts.charged], ...numberOf(facts)],
    action: receipt(facts),
    sms: `Tablée: ${facts.charged} charged for your box of ${facts.deliveryDay}.`,
  }),
  "payment-failed": (facts) => ({
    subject: `We couldn’t process your payment for ${facts.deliveryDay}`,
    heading: "Your payment did not go through",
    paragraphs: [
      facts.unpaid === "no-method"
        ? `There is no payment method in your account, so we could not charge ${facts.charged} for your box of ${facts.deliveryDay}.`
        : `We could not charge ${facts.charged}${facts.card === "" ? "" : ` to ${facts.card}`} for your box of ${facts.deliveryDay}.`,
      whatNext(facts),
    ],
    action: fix,
    sms: `Tablée: your payment for ${facts.deliveryDay} did not go through. Please update your payment method in your account.`,
  }),
  "order-failed": (facts) => ({
    subject: `Your box of ${facts.deliveryDay} could not be paid`,
    heading: "This week’s box is cancelled",
    paragraphs: [
      `${whyFailed(facts)} The box of ${facts.deliveryDay} will not be delivered, and nothing was charged.`,
      facts.isFirst
        ? "It would have been your first one: no other box is made or charged until you finish signing up with another payment method."
        : "Your subscription continues. With a working payment method the next box comes as planned.",
    ],
    action: facts.isFirst ? finish : fix,
    sms: `Tablée: your box of ${facts.deliveryDay} could not be paid and is cancelled. Nothing was charged.`,
  }),
  "additions-charged": (facts) => ({
    subject: `Added to your box of ${facts.deliveryDay}`,
    heading: "Your additions are in the box",
    paragraphs: [`They come with your box on ${facts.deliveryDay}.`],
    bills: facts.additionsBill,
    facts: [[facts.card === "" ? "Charged" : `Charged to ${facts.card}`, facts.additionsCharged], ...numberOf(facts)],
    action: receipt(facts),
    sms: `Tablée: ${facts.additionsCharged} charged for additions to your box of ${facts.deliveryDay}.`,
  }),
  "on-its-way": (facts) => ({
    subject: "Your box is on its way",
    heading: "Your box is on its way",
    paragraphs: [`It should be with you by ${facts.expectedUntil} today.`],
    action: { label: "Track it", path: "/track" },
    sms: `Tablée: your box is on its way and should be with you by ${facts.expectedUntil}.`,
  }),
  delivered: (facts) => ({
    subject: "Your box is here",
    heading: "Your box was delivered",
    paragraphs: ["Fresh ingredients keep best in the fridge; use them within 4 days.", list(facts.dishes)],
    action: { label: "See your recipes", path: "/recent" },
    sms: "Tablée: your box was delivered. Enjoy!",
  }),
  "delivery-failed": (facts) => ({
    subject: "We could not deliver your box",
    heading: "Your box could not be handed over",
    paragraphs: [
      facts.retry
        ? `Nobody could take your box today. We bring it again, free of charge, on ${facts.retry}.`
        : "We could not deliver your box. Everything you paid for it goes back the way you paid.",
    ],
    action: { label: "See what happens next", path: "/track" },
    sms: facts.retry
      ? `Tablée: we could not deliver your box. We try again, free of charge, on ${facts.retry}.`
      : "Tablée: we could not deliver your box. You are refunded in full.",
  }),
  refunded: (facts) => ({
    subject: `A refund of ${facts.refunded}`,
    heading: "Money is on its way back to you",
    paragraphs: [`We have given back ${facts.refunded} for your box of ${facts.deliveryDay}. To a card it takes up to five business days.`],
    facts: numberOf(facts),
    action: receipt(facts),
    sms: `Tablée: ${facts.refunded} refunded for your box of ${facts.deliveryDay}.`,
  }),
  "no-place": (facts) => ({
    subject: `Your box of ${facts.deliveryDay} needs another window`,
    heading: "Your delivery window filled up",
    paragraphs: [
      `Your window on ${facts.deliveryDay} filled up before your box was confirmed, so this week is skipped and nothing is charged.`,
      "Choose another day or window in your account to have it after all.",
    ],
    action: account,
    sms: `Tablée: your window on ${facts.deliveryDay} filled up. Choose another one in your account.`,
  }),
  receipt: (facts) => ({
    subject: `Your receipt for ${facts.deliveryDay}`,
    heading: "Your receipt, as you asked",
    paragraphs: [`For your box of ${facts.deliveryDay}:`],
    bills: facts.receipt,
    facts: numberOf(facts),
    action: receipt(facts),
    sms: `Tablée: your receipt for ${facts.deliveryDay}: ${facts.total}.`,
  }),
};
