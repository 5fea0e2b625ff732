import { order as orderDecider } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { orderGenerated, price } from "@tablee/domain/testing/examples";
import { about, aboutOrder, events } from "../../test/messages.ts";

const { calendar } = orderGenerated.data;

describe("a message about a payment that did not go through", () => {
  const next = calendar.lateAdditionsUntil;
  const failed = (code: string, hard: boolean, until: string | undefined): ExistingOrder => {
    const more: OrderEvent[] = [
      { type: "OrderBillingStarted", data: { attempt: 1, chargeCents: price.chargeCents, startedAt: calendar.billingAt } },
      {
        type: "OrderPaymentFailed",
        data: {
          attempt: 1,
          code,
          ...(hard ? { hard } : {}),
          ...(until ? { nextAttemptAt: until } : {}),
          failedAt: calendar.billingAt,
        },
      },
      ...(until ? [] : [{ type: "OrderFailed" as const, data: { kind: "payment" as const, failedAt: calendar.billingAt } }]),
    ];
    return [...events, ...more].reduce(orderDecider.evolve, orderDecider.initialState) as ExistingOrder;
  };
  const textOf = (kind: "payment-failed" | "order-failed", language: "en" | "fr", order: ExistingOrder) =>
    aboutOrder(kind, "mail", { ...about(language), order }).text;

  it.each([
    [
      "card_declined",
      true,
      /will not try this card again\. Give another one by .* charge it at once/,
      /ne réessaierons pas avec cette carte/,
    ],
    [
      "no-payment-method",
      true,
      /no payment method in your account[\s\S]*Add one by /,
      /aucun mode de paiement[\s\S]*Ajoutez-en un d’ici le /,
    ],
    ["insufficient_funds", false, /We will try again on /, /Nous réessaierons le /],
  ] as const)("says what comes next: %s", (code, hard, en, fr) => {
    expect(textOf("payment-failed", "en", failed(code, hard, next))).toMatch(en);
    expect(textOf("payment-failed", "fr", failed(code, hard, next))).toMatch(fr);
  });

  it.each([
    ["card_declined", true, /declined for good, and no other card was given in time/, /refusée pour de bon et aucune autre/],
    ["no-payment-method", true, /none was added in time/, /aucun n’a été ajouté à temps/],
    ["insufficient_funds", false, /We could not charge your box\./, /Nous n’avons pas pu facturer votre boîte\./],
  ] as const)("says in the end what really happened: %s", (code, hard, en, fr) => {
    for (const text of [
      textOf("order-failed", "en", failed(code, hard, undefined)),
      textOf("order-failed", "fr", failed(code, hard, undefined)),
    ])
      expect(text).not.toMatch(/several times|plusieurs/);
    expect(textOf("order-failed", "en", failed(code, hard, undefined))).toMatch(en);
    expect(textOf("order-failed", "fr", failed(code, hard, undefined))).toMatch(fr);
  });

  it("names the box by its day, since it may come after the week in which it is charged", () => {
    for (const kind of ["payment-failed", "order-failed"] as const)
      for (const [code, hard] of [
        ["card_declined", true],
        ["no-payment-method", true],
        ["insufficient_funds", false],
      ] as const)
        for (const language of ["en", "fr"] as const) {
          const text = textOf(kind, language, failed(code, hard, kind === "payment-failed" ? next : undefined));
          expect(text).not.toMatch(/this week|cette semaine/i);
        }
  });

  it.each([
    ["active", /your next boxes are delivered as planned/, /vos prochaines boîtes seront livrées comme prévu/],
    ["paused-unpaid", /second unpaid box in a row, so your subscription is paused/, /deuxième boîte impayée de suite/],
    ["paused", /Your subscription is paused/, /Votre abonnement est en pause/],
    ["closed", /Your subscription is closed/, /Votre abonnement est fermé/],
  ] as const)("says what follows for a subscription that is %s", (standing, en, fr) => {
    const order = failed("insufficient_funds", false, undefined);
    const text = (language: "en" | "fr") => aboutOrder("order-failed", "mail", { ...about(language), order, standing }).text;
    expect(text("en")).toMatch(en);
    expect(text("fr")).toMatch(fr);
    if (standing !== "active") expect(text("en") + text("fr")).not.toMatch(/as planned|comme prévu/);
  });

  it("promises no next box after a first one that was never paid", () => {
    const order = { ...failed("insufficient_funds", false, undefined), firstOrder: true };
    expect(textOf("order-failed", "en", order)).toMatch(
      /no other box is made or charged until you finish signing up[\s\S]*\/signup\/payment/,
    );
    expect(textOf("order-failed", "fr", order)).toMatch(/tant que vous n’aurez pas terminé votre inscription[\s\S]*\/abonnement\/paiement/);
    expect(textOf("order-failed", "en", { ...order, firstOrder: false })).toMatch(
      /your next boxes are delivered as planned\. After two unpaid boxes in a row, the subscription is paused\./,
    );
  });
});
