import { Injectable } from "@nestjs/common";
import { linesAround, wishedFor } from "@tablee/commands/order/making/first-box";
import { type SignUpProgress, weekToBeginWith } from "@tablee/commands/order/making/first-week";
import { generateOrder } from "@tablee/commands/order/making/make-order";
import type { ExistingOrder } from "@tablee/commands/order/own-order";
import { ratingsOf } from "@tablee/commands/review/ratings-of";
import { choicesOf, termsOf } from "@tablee/commands/sign-up/choices-of";
import { slotIn } from "@tablee/commands/subscription/start-subscription";
import { isRefusal } from "@tablee/domain/kernel/errors";
import { subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { grantsToNewOrder } from "@tablee/domain/offer/spread-code";
import { SIGN_UP } from "@tablee/domain/order/made-at-sign-up";
import { missingWhenChosen } from "@tablee/domain/order/missing";
import type { CompiledWeek } from "@tablee/domain/order-generation/compile";
import { generate } from "@tablee/domain/order-generation/generate";
import { hashInput, type SubscriptionInput } from "@tablee/domain/order-generation/inputs";
import { maxFreeMeals } from "@tablee/domain/pricing/lines";
import { menuOf } from "@tablee/projections/menus/queries";
import { unitsLeftIn } from "@tablee/projections/stock-levels/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { VisitOffer } from "../sessions/visit-offer.ts";

type Choosing = Extract<SignUpProgress, { status: "choosing" }>;

/** A first order as it would be made now, and its inputs. */
export interface FirstOrderPreview {
  readonly order: ExistingOrder;
  readonly week: CompiledWeek;
  readonly input: SubscriptionInput;
  readonly unitsLeft: ReadonlyMap<string, number>;
}

/** Works out the first order that a sign-up's choices lead to. Holds and writes nothing. */
@Injectable()
export class FirstOrderPreviews {
  constructor(
    private readonly api: ApiContext,
    private readonly offers: VisitOffer,
  ) {}

  /** Undefined while a choice is missing, and if the week has no menu. */
  async of(by: Caller, standing: Choosing): Promise<FirstOrderPreview | undefined> {
    const { reads, steps } = this.api;
    const choices = await choicesOf(steps, by.accountId, by.session?.data.selection);
    const chosen = termsOf(choices, standing.subscription);
    const offered = chosen && slotIn(choices.areaId, chosen.weekday, chosen.window);
    if (!offered || isRefusal(offered)) return undefined;
    const { plan, tastes } = chosen;
    const { region, slot } = offered;
    const week = await weekToBeginWith(steps, standing, slot, by.receivedAt);
    const menu = await menuOf(reads, region, week);
    if (!menu) return undefined;
    const subscriptionId = subscriptionIdOf(by.accountId);
    const read = { subscriptionId, plan, tastes, recent: [], ratings: await ratingsOf(steps, by.accountId) };
    const input = { ...read, hash: hashInput(read) };
    const unitsLeft = await unitsLeftIn(reads, region, week);
    const { items, ranking, revision: menuRevision } = menu;
    const result = generate({ region, week, items, ranking, menuRevision, unitsLeft }, [input]);
    const { accountId } = by;
    const picks = result.results[0]!.picks;
    const inputs = { runId: SIGN_UP, menuRevision, policyVersion: result.week.policy.version, hash: "" };
    const terms = { subscriptionId, accountId, region, week, plan, slot, firstOrder: true, paused: false } as const;
    const made = generateOrder({ ...terms, items: result.week.items, picks, inputs, at: by.receivedAt });
    const wished = wishedFor(choices.box, { region, week, plan });
    const lines = wished ? linesAround(result.week, input, wished, unitsLeft, made.lines) : made.lines;
    const { deliveryDate } = made.calendar;
    const { signUp, boxes } = await this.offers.signUpCodesOf(by);
    const codes = [signUp, boxes].flatMap((code) => (code ? { code, orders: 0, meals: 0 } : []));
    const grants = grantsToNewOrder(codes, { deliveryDate, maxFree: maxFreeMeals(lines), stands: "open" });
    const order = { ...made, ...missingWhenChosen(made, lines), lines, grants, status: "open", version: 0 } as const;
    return { order, week: result.week, input, unitsLeft };
  }
}
