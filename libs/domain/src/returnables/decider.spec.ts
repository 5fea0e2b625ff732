import { given } from "../../testing/given.ts";
import {
  after,
  area,
  bag,
  book,
  box,
  collected,
  delivered,
  dueAt,
  firstDay,
  missed,
  missedThrice,
  noon,
  onDay,
  pickupId,
  typesOf,
  when,
  zone,
} from "../../testing/returnables.ts";
import { idFrom } from "../kernel/ids.ts";
import { addDays, addHours, addWeeks } from "../kernel/time.ts";
import { toInstant } from "../kernel/zones/zones.ts";
import { type ReturnablesCommand, returnables } from "./decider.ts";
import { chargeDueAt, nextNoticeAt, pickupDueAt } from "./due-dates.ts";
import type { ReturnablesEvent } from "./events.ts";
import { pickupRouteOf } from "./pickup-days.ts";

const start = (n: number, at = dueAt): ReturnablesCommand => ({ type: "StartCharge", assetId: bag(n), at });
const captured = (attempt = 1): ReturnablesCommand => ({ type: "RecordCharged", assetId: bag(0), attempt, at: dueAt });
const failed = (attempt: number, at: string): ReturnablesCommand => ({
  type: "RecordChargeFailed",
  assetId: bag(0),
  attempt,
  code: "expired-card",
  at,
});

describe("a delivery", () => {
  it("lends a bag, and a kit where the area has it, once", () => {
    when(delivered(0, ["bag", "kit"])).thenEvents(
      ...(["bag", "kit"] as const).map(
        (kind): ReturnablesEvent => ({
          type: "ReturnableLent",
          data: {
            assetId: idFrom("returnable", box(0), kind),
            kind,
            orderId: box(0),
            zone,
            lentOn: firstDay,
            policy: "returnables-1",
            lentAt: noon(firstDay),
          },
        }),
      ),
    );
    when(delivered(0), delivered(0)).thenNothing();
  });

  it("is an attempt to collect what was out before, unless something was collected", () => {
    expect(typesOf(when(delivered(0), delivered(1)).events)).toEqual(["ReturnableLent", "CollectionAttempted", "ReturnableLent"]);
    const swapped = when(delivered(0), collected(box(1)), delivered(1));
    expect(typesOf(swapped.events)).toEqual(["ReturnableLent", "ReturnablesReturned", "ReturnableLent"]);
    swapped.thenState({ assets: [{ returnedOn: box(1), attempts: [] }, { orderId: box(1) }] });
  });

  it("counts no further attempt for a bag that has as many as its charge needs", () => {
    const fourth = when(...missedThrice, delivered(4));
    expect(fourth.state.assets.map(({ attempts }) => attempts.length)).toEqual([3, 3, 2, 1, 0]);
    const route = pickupRouteOf(area, onDay(5), "07-12", box(5));
    const booked = book({ route, at: noon(addDays(firstDay, 1)) });
    const lone = [delivered(0), missed(idFrom("a"), onDay(1)), missed(idFrom("b"), onDay(2)), missed(idFrom("c"), onDay(3))] as const;
    when(...lone, booked, delivered(5)).thenState({ pickup: { status: "attempted" } });
  });

  it("that is recorded late is no attempt to collect what a later one lent", () => {
    const late = when(delivered(1), delivered(0));
    expect(typesOf(late.events)).toEqual(["ReturnableLent", "ReturnableLent"]);
  });

  it("that is recorded later than the tracker may lag lends nothing, and counts no attempt", () => {
    const recorded = (n: number, days: number): ReturnablesCommand =>
      ({ ...delivered(n), at: noon(addDays(onDay(n), days)) }) as ReturnablesCommand;
    expect(typesOf(after(recorded(0, 7)))).toEqual(["ReturnableLent"]);
    when(recorded(0, 8)).thenNothing();
    when(delivered(0), recorded(1, 8)).thenNothing();
    when(recorded(0, 700)).thenNothing();
  });

  it("collects nothing that it lends itself, nor what a later one lent, however late it is recorded", () => {
    when(delivered(0), collected(box(0))).thenNothing();
    const late: ReturnablesCommand = { ...collected(box(1), 3), on: onDay(1) } as ReturnablesCommand;
    when(delivered(0), delivered(2), late).thenState({ assets: [{ returnedOn: box(1) }, { attempts: [] }] });
  });

  it("forgets returned bags after half a year, and none that is out or was charged", () => {
    const past = after(delivered(0), collected(box(1)), delivered(1));
    given(returnables, past)
      .when(delivered(27))
      .thenState({ assets: [{ assetId: bag(1) }, { assetId: bag(27) }] });
  });
});

describe("a return", () => {
  it("names bags that the account had", () => {
    when(delivered(0), { type: "RecordReturn", way: "handed-in", assetIds: [bag(5)], at: noon(firstDay) }).thenRefused(
      "returnable-not-found",
    );
  });

  it("is recorded once, and ends a pickup that has nothing left to collect", () => {
    const back: ReturnablesCommand = { type: "RecordReturn", way: "handed-in", assetIds: [bag(0)], at: noon(onDay(1)) };
    const outcome = when(delivered(0), book(), back);
    expect(typesOf(outcome.events).slice(2)).toEqual(["ReturnablesReturned", "PickupCancelled"]);
    given(returnables, outcome.events).when(back).thenNothing();
  });

  it("that names only what is back already leaves the visit's pickup to what is still out", () => {
    const handedIn: ReturnablesCommand = { type: "RecordReturn", way: "handed-in", assetIds: [bag(0)], at: noon(onDay(1)) };
    const named = { ...collected(pickupId), assetIds: [bag(0)] } as ReturnablesCommand;
    const out = [delivered(0, ["bag", "kit"]), book()] as const;
    when(...out, handedIn, named).thenRefused("returnable-not-found");
    when(...out, named, named).thenNothing();
    when(...out, handedIn, collected(pickupId)).thenState({ assets: [{}, { returnedOn: pickupId }], pickup: { status: "done" } });
  });
});

describe("a notice", () => {
  it("is due three and five weeks after the delivery, each once", () => {
    const settle = (notice: "first" | "last"): ReturnablesCommand => ({
      type: "SettleReminder",
      notice,
      assetIds: [bag(0)],
      result: "sent",
      at: noon(onDay(3)),
    });
    const at = (days: number) => toInstant(zone, addDays(firstDay, days), "09:00");
    expect(nextNoticeAt(when(delivered(0)).state)).toBe(at(21));
    expect(nextNoticeAt(when(delivered(0), settle("first")).state)).toBe(at(35));
    expect(nextNoticeAt(when(delivered(0), settle("first"), settle("last")).state)).toBeUndefined();
    when(delivered(0), settle("first"), settle("first")).thenNothing();
    expect(nextNoticeAt(when(delivered(0), collected(box(1))).state)).toBeUndefined();
  });
});

describe("a charge", () => {
  it("begins six weeks after the delivery and three attempts, and never earlier", () => {
    when(...missedThrice, start(0, addHours(dueAt, -1))).thenNothing();
    when(...missedThrice, start(0)).thenEvents({
      type: "ReturnableChargeStarted",
      data: { assetId: bag(0), attempt: 1, cents: 2000 as never, startedAt: dueAt },
    });
    when(...missedThrice, start(1, addWeeks("2030-01-01", 1).concat("T00:00:00.000Z"))).thenNothing();
  });

  it("waits for the tracker, which may lag seven days behind the last attempt", () => {
    const late = when(delivered(0), missed(idFrom("a"), onDay(1)), missed(idFrom("b"), onDay(2)), missed(idFrom("c"), onDay(6))).state;
    expect(chargeDueAt(late.assets[0]!)).toBe(noon(onDay(7)));
  });

  it("is never made twice, nor for what is back", () => {
    when(...missedThrice, start(0), start(0, addHours(dueAt, 1))).thenNothing();
    when(...missedThrice, start(0), captured(), start(0, addHours(dueAt, 999))).thenNothing();
    when(...missedThrice, start(0), captured(), captured()).thenNothing();
    when(...missedThrice, collected(idFrom("pickup 9"), 5), start(0)).thenNothing();
  });

  it("is tried again three and seven days after a failure, then no more", () => {
    const first = when(...missedThrice, start(0), failed(1, dueAt)).state;
    expect(chargeDueAt(first.assets[0]!)).toBe(addHours(dueAt, 72));
    const second = addHours(dueAt, 72);
    const third = addHours(second, 168);
    const steps = [...missedThrice, start(0), failed(1, dueAt), start(0, second), failed(2, second), start(0, third)] as const;
    expect(when(...steps).state.assets[0]?.charge).toMatchObject({ status: "charging", attempt: 3 });
    expect(chargeDueAt(when(...steps, failed(3, third)).state.assets[0]!)).toBeUndefined();
    when(...steps, failed(2, third)).thenNothing();
    expect(typesOf(when(...steps, failed(3, third)).events).slice(-2)).toEqual(["ReturnableChargeFailed", "ReturnableLeftUnpaid"]);
    const again: ReturnablesCommand = { type: "StartCharge", assetId: bag(0), again: true, at: third };
    when(...steps, failed(3, third), again).thenState({ assets: [{ charge: { status: "charging", attempt: 4 } }, {}, {}, {}] });
    when(...steps, again).thenNothing();
    when(...missedThrice, again).thenState({ assets: [{ charge: { attempt: 1 } }, {}, {}, {}] });
  });

  it("is tried again only once the tracker knows of a pickup that came after it, and at once with a new payment method", () => {
    const visits = ["a", "b", "c"].map((name, n) => missed(idFrom(name), onDay(n + 1)));
    const pickup = [book({ at: noon(addDays(onDay(6), -4)) }), start(0), failed(1, dueAt), missed(pickupId, onDay(6))] as const;
    const steps = [delivered(0), ...visits, ...pickup] as const;
    const known = noon(onDay(7));
    expect(chargeDueAt(when(...steps).state.assets[0]!)).toBe(known);
    when(...steps, start(0, addHours(dueAt, 72))).thenNothing();
    when(...steps, start(0, known)).thenState({ assets: [{ charge: { status: "charging", attempt: 2 } }] });
    const again: ReturnablesCommand = { type: "StartCharge", assetId: bag(0), again: true, at: addHours(dueAt, 72) };
    when(...steps, again).thenState({ assets: [{ charge: { status: "charging", attempt: 2 } }] });
  });

  it("to new cards is no attempt of those that are made automatically, three and seven days apart", () => {
    const again = (hours: number): ReturnablesCommand => ({
      type: "StartCharge",
      assetId: bag(0),
      again: true,
      at: addHours(dueAt, hours),
    });
    const latest = addHours(dueAt, 2);
    const cards = [again(1), failed(2, addHours(dueAt, 1)), again(2), failed(3, latest)] as const;
    const declined = when(...missedThrice, start(0), failed(1, dueAt), ...cards);
    expect(typesOf(declined.events)).not.toContain("ReturnableLeftUnpaid");
    expect(chargeDueAt(declined.state.assets[0]!)).toBe(addHours(latest, 72));
    const second = addHours(latest, 72);
    const third = addHours(second, 168);
    const automatic = [start(0, second), failed(4, second), start(0, third), failed(5, third)] as const;
    const last = given(returnables, declined.events).when(automatic[0]).events;
    const left = automatic.slice(1).reduce((events, command) => given(returnables, events).when(command).events, last);
    expect(typesOf(left).slice(-2)).toEqual(["ReturnableChargeFailed", "ReturnableLeftUnpaid"]);
  });

  it("is not made again in an older log, which counted new cards as well", () => {
    const again = (hours: number): ReturnablesCommand => ({
      type: "StartCharge",
      assetId: bag(0),
      again: true,
      at: addHours(dueAt, hours),
    });
    const cards = [again(1), failed(2, addHours(dueAt, 1)), again(2), failed(3, addHours(dueAt, 2))] as const;
    const counted = after(...missedThrice, start(0), failed(1, dueAt), ...cards);
    const left: ReturnablesEvent = {
      type: "ReturnableLeftUnpaid",
      data: { assetId: bag(0), attempt: 3, cents: 2000 as never, leftAt: addHours(dueAt, 2) },
    };
    given(returnables, [...counted, left])
      .when(start(0, addHours(dueAt, 999)))
      .thenNothing();
  });

  it("is reversed once when its bag comes back", () => {
    const back = when(...missedThrice, start(0), captured(), { type: "RecordReturn", way: "handed-in", assetIds: [bag(0)], at: dueAt });
    expect(back.events.at(-1)).toEqual({
      type: "ReturnableChargeReversed",
      data: { assetId: bag(0), refundId: idFrom("returnable-refund", bag(0)), cents: 2000, reversedAt: dueAt },
    });
    expect(back.state.assets[0]?.charge?.status).toBe("reversed");
  });

  it("is reversed as soon as its outcome is known where the bag came back in between", () => {
    const back: ReturnablesCommand = { type: "RecordReturn", way: "handed-in", assetIds: [bag(0)], at: dueAt };
    expect(typesOf(when(...missedThrice, start(0), back, captured()).events).slice(-2)).toEqual([
      "ReturnableCharged",
      "ReturnableChargeReversed",
    ]);
    expect(typesOf(when(...missedThrice, start(0), back, failed(1, dueAt)).events).at(-1)).toBe("ReturnableChargeFailed");
  });
});

describe("a forgotten person", () => {
  it("is no longer asked for bags, and has no pickup", () => {
    const gone = when(delivered(0), book(), { type: "WriteOff", at: dueAt });
    expect(typesOf(gone.events).slice(-2)).toEqual(["PickupCancelled", "ReturnablesWrittenOff"]);
    expect([pickupDueAt(gone.state), nextNoticeAt(gone.state)]).toEqual([undefined, undefined]);
    given(returnables, gone.events).when({ type: "WriteOff", at: dueAt }).thenNothing();
  });
});

it("throws on an unknown command or event of returnables", () => {
  expect(() => returnables.decide({ type: "Surprise" } as never, returnables.initialState)).toThrow("unexpected");
  expect(() => returnables.evolve(returnables.initialState, { type: "Surprise", data: {} } as never)).toThrow("unexpected");
});
