import { Address, Coordinates, isPlain, Recipient } from "@tablee/domain/account/vocabulary";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { tidied } from "@tablee/domain/kernel/text/tidy";
import { Handover } from "@tablee/domain/order/vocabulary";
import { z } from "zod";
import { Phone } from "./signup-schemas.ts";
import { DriverText, OnOneLine, TypedPostalCode } from "./typed-texts.ts";

/** The id of a suggestion. */
export const AddressId = z.string().max(400);

/** The typed part of an address. In a body, since URLs of calls are logged. */
export const TypedAddress = z.strictObject({ typed: z.string().overwrite(tidied).max(130) });

/** Addresses as the address service writes them. `served`: boxes are delivered there. */
export const SuggestedAddresses = z
  .strictObject({
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
  })
  .meta({ id: "SuggestedAddresses" });

/** The fields that the customer adds to a picked address. */
export const addedToAddress = {
  recipient: Recipient.optional(),
  unit: OnOneLine.optional(),
  buzzer: OnOneLine.optional(),
  instructions: DriverText.optional(),
};

/** The delivery address. `addressId`: of a suggestion; without it the address stays, and only the added fields may change. */
export const whereBoxesGo = {
  addressId: AddressId.optional(),
  ...addedToAddress,
  phone: Phone,
  handover: Handover.optional(),
  /** Offers by text: the wording that was agreed to; `withdrawn` takes the consent back. */
  agreed: z.literal(currentWordings.sms, "consent-wording-unknown").optional(),
  withdrawn: z.literal("sms").optional(),
};

/** An address that no suggestion has, as staff who act for a customer type it, and its position. */
export const PlacedAddress = z.strictObject({
  line: Address.shape.line.refine(isPlain, "text-not-plain"),
  city: Address.shape.city.refine(isPlain, "text-not-plain"),
  province: Address.shape.province,
  postalCode: TypedPostalCode,
  coordinates: Coordinates,
});

/** The reasons why a picked address is refused. */
export const unfitAddresses = ["address-unknown", "outside-area", "po-box", "province-mismatch"] as const;
