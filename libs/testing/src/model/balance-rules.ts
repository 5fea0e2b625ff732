import { grantOfRedemption } from "@tablee/commands/points/redeem-points";
import { type Capacity, evolveCapacity, unitsLeft } from "@tablee/domain/capacity/decider";
import type { SlotEvent, StockEvent } from "@tablee/domain/capacity/events";
import { credit as creditDecider } from "@tablee/domain/credit/decider";
import type { CreditEvent } from "@tablee/domain/credit/events";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { paidWith } from "@tablee/domain/order/charges/refund-route";
import { order as orderDecider } from "@tablee/domain/order/decider";
import { paidPartOf } from "@tablee/domain/order/standing";
import { paymentIdOf } from "@tablee/domain/payment/purpose";
import { points as pointsDecider } from "@tablee/domain/points/decider";
import type { PointsEvent } from "@tablee/domain/points/events";
import { redemptionOptions } from "@tablee/domain/points/policy";
import type { OrderPrice } from "@tablee/domain/pricing/vocabulary";
import { stampCards as stampCardsDecider } from "@tablee/domain/stamp-card/decider";
import { idOf, type StreamName, streamName } from "@tablee/domain/streams";
import type { Logged, LogView } from "@tablee/simulation/log-view";
import { must } from "./rules.ts";

/** Points of an account: available = earned − taken back − exchanged; none twice for one reason, and none spent that were not there. */
export function checkPoints(log: LogView, stream: string): void {
  const events = log.of(stream) as readonly (Logged & PointsEvent)[];
  const total = (type: PointsEvent["type"]) =>
    events.filter((event) => event.type === type).reduce((sum, event) => sum + ("points" in event.data ? event.data.points : 0), 0);
  const ended = events.filter((event) => event.type === "PointsEnded").map(({ data }) => data);
  must(ended.length <= 1, "the points of an account end once");
  const earned = events
    .filter((event) => event.type === "PointsPending")
    .map(({ data }) => `${data.orderId} ${data.by} ${data.additionId ?? data.changeId ?? ""}`);
  must(new Set(earned).size === earned.length, "points are earned once for each reason");
  const state = log.state(pointsDecider, stream);
  must(
    state.available ===
      total("PointsMatured") +
        total("PointsAwarded") +
        total("PointsAdjusted") -
        total("PointsTakenBack") -
        total("AwardTakenBack") -
        total("PointsRedeemed") -
        total("PointsExpired") -
        (ended[0]?.available ?? 0),
    "points available = earned + awarded + adjusted − taken back − exchanged − expired − lost with the account",
  );
  // An account that was closed keeps a negative balance, too.
  must(
    state.available + total("PointsRedeemed") + state.takenOff >= 0,
    "points fall below zero by no more than were exchanged or taken off",
  );
  checkRedemptions(events);
  must(
    state.pending ===
      total("PointsPending") -
        total("PendingPointsTakenBack") -
        total("PointsMatured") -
        total("PointsForfeited") -
        (ended[0]?.pending ?? 0) && state.pending >= 0,
    "points pending are those earned that neither matured nor were forfeited",
  );
  must(
    total("PointsTakenBack") + total("PendingPointsTakenBack") <= total("PointsPending"),
    "no more points are taken back than were earned",
  );
}

/** Each exchange is one of those offered, and spends points that are available at that moment. */
function checkRedemptions(events: readonly (Logged & PointsEvent)[]): void {
  let state = pointsDecider.initialState;
  for (const event of events) {
    if (event.type === "PointsRedeemed") {
      const { points, cents, redeemedAt } = event.data;
      must(state.available >= points && !state.ended, "no points are exchanged that are not available");
      must(
        redemptionOptions(redeemedAt.slice(0, 10)).some((option) => option.points === points && option.cents === cents),
        "points are exchanged for what is offered",
      );
    }
    state = pointsDecider.evolve(state, event);
  }
}

/**
 * The stamp cards of an account: each box counts once, for a card of its weeks; a card with enough of them was awarded its points once, and
 * no other; of a box that was refunded in full they were taken back.
 */
export function checkStampCards(log: LogView, accountId: AccountId): void {
  const { cards } = log.state(stampCardsDecider, streamName("stampcard", accountId));
  const { awards, ended } = log.state(pointsDecider, streamName("points", accountId));
  const boxes = cards.flatMap(({ stamps, takenBack }) => [...stamps, ...takenBack].map(({ orderId }) => orderId));
  must(new Set(boxes).size === boxes.length, "a box counts for one stamp card, once");
  for (const [i, { cardId, firstWeek, lastWeek, required, points, stamps, takenBack, completedAt }] of cards.entries()) {
    must(
      stamps.every(({ week }) => week >= firstWeek && week <= lastWeek),
      "a stamp card counts the boxes of its weeks",
    );
    const counted = stamps.length + takenBack.filter((each) => each.points > 0).length;
    must((completedAt !== null) === counted >= required, "a card is complete once it has its deliveries");
    const next = cards[i + 1];
    must(completedAt !== null || !next || next.firstWeek > lastWeek, "a card begins after the last one ended");
    const award = awards.get(cardId);
    const left = award && award.points - [...award.takenBack.values()].reduce((a, b) => a + b, 0);
    const expected = completedAt === null ? undefined : points - takenBack.reduce((sum, each) => sum + each.points, 0);
    must(
      left === expected || ended === true || (award?.expired ?? 0) > 0,
      "a complete card is awarded its points, less those of refunded boxes",
    );
  }
}

/** Every exchange of points was granted its credit, once, and no credit came from points without one. */
export function checkGrants(log: LogView, accountId: AccountId): void {
  const { redemptions } = log.state(pointsDecider, streamName("points", accountId));
  const granted = log.state(creditDecider, streamName("credit", accountId)).grants.filter(({ source }) => source === "points");
  const expected = [...redemptions].map(([id, { cents }]) => `${grantOfRedemption(id)} ${cents}`);
  const found = granted.map(({ grantId, valueCents }) => `${grantId} ${valueCents}`);
  must(expected.toSorted().join() === found.toSorted().join(), "each exchange of points is granted its credit once");
}

/**
 * The balance of an account: 0 ≤ left ≤ value of each grant; granted = left + reserved + spent − returned; none spent twice, and none spent
 * that did not pay for something.
 */
export function checkCredit(log: LogView, stream: StreamName<"credit">): void {
  const events = log.of(stream) as readonly (Logged & CreditEvent)[];
  const { grants, reserved } = log.state(creditDecider, stream);
  must(
    grants.every(({ leftCents, valueCents }) => leftCents >= 0 && leftCents <= valueCents),
    "0 ≤ balance ≤ value of each grant",
  );
  const total = (parts: readonly { readonly cents: number }[]) => parts.reduce((sum, part) => sum + part.cents, 0);
  const of = (type: CreditEvent["type"]) =>
    events
      .filter((event) => event.type === type)
      .map(({ data }) => ("parts" in data ? total(data.parts) : "cents" in data ? data.cents : 0));
  const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
  const held = sum(Object.values(reserved).map(total));
  const left = sum(grants.map(({ leftCents }) => leftCents));
  must(
    sum(of("CreditGranted")) ===
      left + held + sum(of("CreditSpent")) - sum(of("CreditReturned")) + sum(of("CreditExpired")) + sum(of("CreditWithdrawn")),
    "granted = left + set aside + spent − given back + expired + withdrawn",
  );
  const paid = events.flatMap((event) => (event.type === "CreditSpent" ? [event.data.payment] : []));
  const prices = paid.length > 0 ? pricesOf(log, idOf(stream)) : undefined;
  must(new Set(paid).size === paid.length, "the balance pays for one thing once");
  for (const event of events) {
    if (event.type !== "CreditSpent") continue;
    const price = prices?.get(event.data.payment);
    must(
      total(event.data.parts) === (price ? price.promotionalCents + price.purchasedCents : 0),
      "the credit spent is what the price says",
    );
  }
}

/** The credit that paid for an account's orders, changes and additions, by their payments. */
function pricesOf(log: LogView, accountId: AccountId): Map<string, Pick<OrderPrice, "promotionalCents" | "purchasedCents">> {
  const states = log.ids("order").flatMap((id) => paidPartOf(log.state(orderDecider, streamName("order", id))) ?? []);
  return new Map(
    states.flatMap((order) =>
      order.accountId === accountId ? paidWith(order).map(({ purpose, ...paid }) => [paymentIdOf(purpose), paid] as const) : [],
    ),
  );
}

/** Stock of an item, or places of a window: never more taken than opened, and never below zero, after each event. */
export function checkCapacity(log: LogView, stream: string): void {
  let state: Capacity = { status: "none" };
  let now = "";
  for (const event of log.of(stream) as readonly (Logged & (StockEvent | SlotEvent))[]) {
    state = evolveCapacity(state, event);
    // A process whose clock is behind writes a `taken` that still counts holds expired by `now`: only the remaining units are checked.
    const behind = event.at < now;
    if (!behind) now = event.at;
    must(unitsLeft(state, now) >= 0, "stock and slots are never below zero");
    const taken = "taken" in event.data && !behind ? event.data.taken : 0;
    must(taken >= 0 && state.status === "open" && taken <= state.units, "no more is taken than there is");
  }
}
