import { Address, AlternateAddress, DeliveryTime } from "@tablee/domain/account/vocabulary";
import { Region } from "@tablee/domain/kernel/place/region";
import { DateText, OrderIdText, Sku } from "@tablee/domain/kernel/schemas";
import { Words } from "@tablee/domain/product/vocabulary";
import { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import {
  AddressId,
  addedToAddress,
  PlacedAddress,
  SuggestedAddresses,
  TypedAddress,
  unfitAddresses,
  whereBoxesGo,
} from "../address-schemas.ts";
import { defineCall, postTwinOf } from "../call.ts";
import { DeliveryDay, Done, Nothing } from "../schemas.ts";
import { Phone } from "../signup-schemas.ts";
import { DriverText, TypedPostalCode } from "../typed-texts.ts";

const base = "/api/v1/settings_delivery";
const who = "client-reauthenticated";

export const deliverySettings = defineCall("GET", `${base}/delivery`, {
  who,
  summary: "Where and when boxes come, the alternate address, and the newest record of a move.",
  input: Nothing,
  output: z.strictObject({
    address: Address.nullable(),
    alternate: AlternateAddress.nullable(),
    region: Region,
    time: DeliveryTime,
    days: z.array(DeliveryDay),
    /** A closed subscription keeps its delivery unchanged. */
    closed: z.boolean(),
    /** True if offers may be texted to the phone of the address. */
    offersByText: z.boolean(),
    record: z.string().nullable(),
  }),
  refusals: ["subscription-not-found"],
  reads: ["accounts", "consents", "subscriptions", "receipts"],
});

export const availableSchedules = defineCall("GET", `${base}/available_schedules`, {
  who,
  summary: "The days and windows of the area that boxes come to, and the chosen ones.",
  input: Nothing,
  output: z.strictObject({ time: DeliveryTime, days: z.array(DeliveryDay) }),
  refusals: ["subscription-not-found"],
  reads: ["subscriptions"],
});

export const checkPostalCodeSchedule = defineCall("GET", `${base}/check_pc_schedule`, {
  who,
  summary: "Whether a postal code is delivered to, on which days, and whether boxes would come from another region's menu.",
  input: z.strictObject({ postalCode: TypedPostalCode }),
  output: z.strictObject({
    served: z.boolean(),
    region: Region.nullable(),
    /** True if the code is in another region, whose menu lacks some items: these leave future boxes. */
    otherRegion: z.boolean(),
    days: z.array(DeliveryDay),
  }),
  refusals: ["postal-code-invalid", "subscription-not-found"],
  reads: ["subscriptions"],
});

export const suggestAddresses = defineCall("POST", `${base}/suggest_addresses`, {
  who,
  own: true,
  summary: "Addresses that begin as what was typed.",
  input: TypedAddress,
  output: SuggestedAddresses,
  refusals: ["too-many-attempts"],
});

export const updateDelivery = defineCall("POST", `${base}/update_delivery`, {
  who,
  summary: "Where and when boxes come from the first open week on. Boxes that are locked or paid come as they were to.",
  input: z.strictObject({
    ...whereBoxesGo,
    /** Instead of `addressId`, and only from staff. */
    placed: PlacedAddress.optional(),
    ...DeliveryTime.shape,
  }),
  output: z.strictObject({
    /** Open weeks that were moved; `stays` keeps its old window, `no-place` is skipped since no window there had room. */
    weeks: z.array(
      z.strictObject({
        orderId: OrderIdText,
        deliveryDate: DateText,
        window: DeliveryWindow,
        outcome: z.enum(["moved", "stays", "no-place"]),
        /** Items that are not sold there, or no longer available. */
        removed: z.array(z.strictObject({ sku: Sku, name: Words })),
      }),
    ),
  }),
  refusals: [
    ...unfitAddresses,
    "postal-code-invalid",
    "coordinates-for-staff",
    "subscription-not-found",
    "subscription-closed",
    "account-closed",
    "address-missing",
    "slot-not-offered",
    "household-taken",
    "acting-refused",
  ],
  writes: ["account", "claim", "consent", "subscription", "order", "stock", "slot"],
  reads: ["products"],
});

export const updateAlternateAddress = defineCall("POST", `${base}/update_alt_address`, {
  who,
  summary: "A second address, for pickups and deliveries that the first one does not suit.",
  input: z.strictObject({ addressId: AddressId, ...addedToAddress, phone: Phone.optional() }),
  output: Done,
  refusals: [...unfitAddresses, "account-closed"],
  writes: ["account"],
});

export const deleteAlternateAddressByGet = defineCall("GET", `${base}/delete_alt_address`, {
  who,
  summary: "The account has no second address any more.",
  input: Nothing,
  output: Done,
  refusals: ["account-closed"],
  writes: ["account"],
});

export const deleteAlternateAddress = postTwinOf(deleteAlternateAddressByGet);

export const deliveryNote = defineCall("GET", `${base}/get_delivery_note`, {
  who,
  summary: "What the driver should know at the address.",
  input: Nothing,
  output: z.strictObject({ note: z.string() }),
  reads: ["accounts"],
});

export const updateDeliveryNote = defineCall("POST", `${base}/update_delivery_note`, {
  who,
  summary: "Another note to the driver; an empty one takes it back.",
  input: z.strictObject({ note: DriverText }),
  output: Done,
  refusals: ["address-missing", "account-closed"],
  writes: ["account"],
});
