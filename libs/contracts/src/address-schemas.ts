import { Address, Coordinates, isPlain, Recipient } from "@tablee/domain/account/vocabulary";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { Handover } from "@tablee/domain/order/vocabulary";
import { z } from "zod";
import { Phone } from "./signup-schemas.ts";

/** The id of a suggestion. */
export const AddressId = z.string().max(400);

/** What is typed of an address. In a body, as addresses of calls are logged. */
export const TypedAddress = z.strictObject({ typed: z.string().trim().max(130) });

/** Addresses as the service of addresses writes them. `served`: whether boxes are brought there. */
export const SuggestedAddresses = z.strictObject({
  suggestions: z.array(
    z
      .strictObject({
        id: z.string(),
        line: z.string(),
        city: z.string(),
        province: Address.shape.province,
        postalCode: z.string(),
        served: z.boolean(),
      })
      .meta({ id: "SuggestedAddress" }),
  ),
});

/** Printed on labels and shown to drivers as it is: hidden characters would make it read as something else. */
const OnOneLine = z.string().trim().max(20).refine(isPlain, "text-not-plain");

/** A note to the driver, which may have several lines. */
export const DriverText = z
  .string()
  .trim()
  .max(300)
  .refine((text) => isPlain(text.replaceAll(/\r?\n/g, "")), "text-not-plain");

/** What the customer adds to an address that was picked. */
export const addedToAddress = {
  recipient: Recipient.optional(),
  unit: OnOneLine.optional(),
  buzzer: OnOneLine.optional(),
  instructions: DriverText.optional(),
};

/** Where boxes go. `addressId`: of a suggestion; without it the address stays, and what is added to it may change. */
export const whereBoxesGo = {
  addressId: AddressId.optional(),
  ...addedToAddress,
  phone: Phone,
  handover: Handover.optional(),
  /** Offers by text: the wording that was agreed to, or that it no longer is. */
  agreed: z.literal(currentWordings.sms, "consent-wording-unknown").optional(),
  withdrawn: z.literal("sms").optional(),
};

/** An address that no suggestion has, as staff who act for a customer type it, and where it lies. */
export const PlacedAddress = z.strictObject({
  line: Address.shape.line,
  city: Address.shape.city,
  province: Address.shape.province,
  postalCode: z.string().trim().max(10),
  coordinates: Coordinates,
});

/** Why an address that was picked is not taken. */
export const unfitAddresses = ["address-unknown", "outside-area", "po-box", "province-mismatch"] as const;
