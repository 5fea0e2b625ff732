import { accountEvents } from "./account/events.ts";
import { slotEvents, stockEvents } from "./capacity/events.ts";
import { claimEvents } from "./claim/events.ts";
import { consentEvents } from "./consent/events.ts";
import { creditEvents } from "./credit/events.ts";
import { flagEvents } from "./flag/events.ts";
import { generationEvents } from "./generation/events.ts";
import { giftCardEvents } from "./gift-card/events.ts";
import { inquiryEvents } from "./inquiry/events.ts";
import type { AccountId, OrderId, PaymentId, SubscriptionId } from "./kernel/ids.ts";
import type { StreamCategory } from "./kernel/log/categories.ts";
import type { Change, EventDefinition, EventDefinitions, EventOf } from "./kernel/log/events.ts";
import { unstorableAt } from "./kernel/text/storable.ts";
import { menuEvents } from "./menu/events.ts";
import { noticeEvents } from "./notice/events.ts";
import { orderEvents } from "./order/events.ts";
import { paymentEvents } from "./payment/events.ts";
import { pointsEvents } from "./points/events.ts";
import { productEvents } from "./product/events.ts";
import { referralEvents } from "./referral/events.ts";
import { returnablesEvents } from "./returnables/events.ts";
import { reviewEvents } from "./review/events.ts";
import { staffEvents } from "./staff/events.ts";
import { stampCardEvents } from "./stamp-card/events.ts";
import { subscriptionEvents } from "./subscription/events.ts";
import { taskEvents } from "./task/events.ts";

/** Every category of streams and its types of events. Streams are named `category-id`. */
export const streamCategories = {
  account: accountEvents,
  claim: claimEvents,
  consent: consentEvents,
  credit: creditEvents,
  notice: noticeEvents,
  flag: flagEvents,
  generation: generationEvents,
  giftcard: giftCardEvents,
  inquiry: inquiryEvents,
  menu: menuEvents,
  order: orderEvents,
  payment: paymentEvents,
  points: pointsEvents,
  product: productEvents,
  referral: referralEvents,
  returnables: returnablesEvents,
  review: reviewEvents,
  slot: slotEvents,
  staff: staffEvents,
  stampcard: stampCardEvents,
  stock: stockEvents,
  subscription: subscriptionEvents,
  task: taskEvents,
} as const satisfies Record<StreamCategory, EventDefinitions>;

export type { StreamCategory };

/** The events in streams of some categories. */
export type EventIn<Category extends StreamCategory> = { [C in Category]: EventOf<(typeof streamCategories)[C]> }[Category];

type ChangeOf<Definition extends EventDefinition> = Definition extends { readonly changes: readonly (infer Named)[] } ? Named : never;

/** The types of the events that do not name a change. */
type TypeWithout<Name extends Change, Events extends EventDefinitions> = {
  [Type in keyof Events & string]: Name extends ChangeOf<Events[Type]> ? never : Type;
}[keyof Events & string];

/** Returns the types of some categories' events that do not name a change: those that its followers ignore. */
export const eventsWithout = <Name extends Change, Category extends StreamCategory>(
  change: Name,
  ...categories: readonly Category[]
): readonly { [C in Category]: TypeWithout<Name, (typeof streamCategories)[C]> }[Category][] =>
  categories.flatMap((category) => {
    const events: EventDefinitions = streamCategories[category];
    return Object.keys(events).filter((type) => !events[type]?.changes?.includes(change));
  }) as never;

/**
 * The schema that events are written with: none holds a text that a read model could not store. Events are read from the log without it.
 */
const storable = (definition: EventDefinition): EventDefinition => ({
  ...definition,
  data: definition.data.superRefine((data, issues) => {
    const path = unstorableAt(data);
    if (path) issues.addIssue({ code: "custom", path, message: "a text that cannot be stored" });
  }),
});

const definitions = new Map<string, EventDefinition>(
  Object.values(streamCategories)
    .flatMap((events) => Object.entries<EventDefinition>(events))
    .map(([type, definition]) => [type, storable(definition)]),
);

/** @throws RangeError for a type that no category defines. */
export function definitionOf(type: string): EventDefinition {
  const definition = definitions.get(type);
  if (!definition) throw new RangeError(`unknown event type ${type}`);
  return definition;
}

/** The categories whose streams have branded ids. */
interface BrandedStreams {
  readonly account: AccountId;
  readonly consent: AccountId;
  readonly credit: AccountId;
  readonly points: AccountId;
  readonly referral: AccountId;
  readonly returnables: AccountId;
  readonly review: AccountId;
  readonly stampcard: AccountId;
  readonly subscription: SubscriptionId;
  readonly order: OrderId;
  readonly payment: PaymentId;
}

/** The ids of a category's streams. */
export type StreamId<Category extends StreamCategory> = Category extends keyof BrandedStreams ? BrandedStreams[Category] : string;

/** The names of a category's streams. */
export type StreamName<Category extends StreamCategory = StreamCategory> = `${Category}-${string}`;

/** The categories whose streams hold events of a type. */
type CategoryOf<Type extends string> = {
  [Category in StreamCategory]: Type extends keyof (typeof streamCategories)[Category] ? Category : never;
}[StreamCategory];

/** The names of the streams that hold events of a type; any text where the type is not known. */
export type StreamOf<Type extends string> = string extends Type ? string : StreamName<CategoryOf<Type>>;

export const streamName = <Category extends StreamCategory>(category: Category, id: StreamId<Category>): StreamName<Category> =>
  `${category}-${id}`;
export const categoryOf = (stream: string): string => stream.slice(0, stream.indexOf("-"));
/** True if a stream is of a category. */
export const isOf = <Category extends StreamCategory>(category: Category, stream: string): stream is StreamName<Category> =>
  stream.startsWith(`${category}-`);

/** Returns the id in a stream's name: the name without its category. */
export function idOf<Category extends StreamCategory>(stream: StreamName<Category>): StreamId<Category>;
export function idOf(stream: string): string;
export function idOf(stream: string): string {
  return stream.slice(stream.indexOf("-") + 1);
}

/** Ids of streams with a natural key. */
export const menuId = (region: string, week: string): string => `${region}_${week}`;
export const stockId = (region: string, week: string, sku: string): string => `${region}_${week}_${sku}`;
/** The item in a stock's id. */
export const skuOfStock = (id: string): string => id.slice(id.lastIndexOf("_") + 1);
export const slotId = (depotId: string, date: string, window: string): string => `${depotId}_${date}_${window}`;
