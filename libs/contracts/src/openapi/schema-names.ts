import { Address, AlternateAddress, Coordinates, DeliveryTime, Recipient, SignInProvider } from "@tablee/domain/account/vocabulary";
import { FlagName } from "@tablee/domain/flag/vocabulary";
import { Region } from "@tablee/domain/kernel/place/region";
import { DateText, InstantText, Sku, Uuid, WeekdayNumber, WholeCents } from "@tablee/domain/kernel/schemas";
import { NoticeKind } from "@tablee/domain/notice/vocabulary";
import { Handover, OrderStatus } from "@tablee/domain/order/vocabulary";
import {
  AdditionPrice,
  DiscountGrant,
  DiscountType,
  OrderPrice,
  PricedLine,
  RefundAmounts,
  TaxLine,
} from "@tablee/domain/pricing/vocabulary";
import { PlateSpec, ProductOption, Words } from "@tablee/domain/product/vocabulary";
import { AttemptCode, PickupAddress, PickupPlace, ReturnableKind } from "@tablee/domain/returnables/vocabulary";
import { Allergen, DeliveryWindow, Diet, PauseReason, Plan, SubscriptionStatus, Tastes } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";

/** The domain's own shapes by the names that the OpenAPI document gives them; a call's own shapes carry their ids (`.meta({ id })`). */
const domain = {
  AdditionPrice,
  Address,
  Allergen,
  AlternateAddress,
  AttemptCode,
  Cents: WholeCents,
  Coordinates,
  Date: DateText,
  DeliveryTime,
  DeliveryWindow,
  Diet,
  DiscountGrant,
  DiscountType,
  FlagName,
  Handover,
  Instant: InstantText,
  NoticeKind,
  OrderPrice,
  OrderStatus,
  PauseReason,
  PickupAddress,
  PickupPlace,
  Plan,
  PlateSpec,
  PricedLine,
  ProductOption,
  Recipient,
  RefundAmounts,
  Region,
  ReturnableKind,
  SignInProvider,
  Sku,
  SubscriptionStatus,
  Tastes,
  TaxLine,
  Uuid,
  WeekdayNumber,
  Words,
} as const satisfies Readonly<Record<string, z.ZodType>>;

const names = new Map<z.core.$ZodType, string>(Object.entries(domain).map(([name, type]) => [type, name]));

/** The names under which the document states each shape once. */
class SchemaNames extends z.core.$ZodRegistry<{ readonly id?: string | undefined }> {
  override get(schema: z.core.$ZodType): { readonly id?: string | undefined } | undefined {
    const id = names.get(schema);
    return id ? { id } : z.globalRegistry.get(schema);
  }
}

export const schemaNames = new SchemaNames();
