import type { SentInputOf } from "@tablee/contracts/call";
import type { saveAddress } from "@tablee/contracts/calls/signup";
import type { Address } from "@tablee/domain/account/vocabulary";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { Handover, handovers } from "@tablee/domain/order/vocabulary";
import { nameProblem, type Problem } from "../form/checks.ts";
import { writtenPhone } from "./written.ts";

/** The handover choices: a place from the list, no particular place, or a place as free text. */
export const handoverChoices = ["usual", ...handovers, "other"] as const;
export type HandoverChoice = (typeof handoverChoices)[number];

/** The details that a household adds to its address, as typed. */
export interface AddressDetails {
  unit: string;
  buzzer: string;
  firstName: string;
  lastName: string;
  phone: string;
  handover: HandoverChoice;
  offersByText: boolean;
}

/** The saved details as typed texts. */
export const detailsOf = (address: Address | null, offersByText: boolean): AddressDetails => ({
  unit: address?.unit ?? "",
  buzzer: address?.buzzer ?? "",
  firstName: address?.recipient?.firstName ?? "",
  lastName: address?.recipient?.lastName ?? "",
  phone: writtenPhone(address?.phone ?? ""),
  handover: address?.handover ?? (address?.instructions ? "other" : "usual"),
  offersByText,
});

/** The place of the list that was chosen, if it is one. */
export const placeOfList = (handover: string): Handover | undefined => Handover.safeParse(handover).data;

/** Checks one name of the recipient: no problem if both are empty, as the account's name then applies. */
export function recipientProblem(
  texts: Pick<AddressDetails, "firstName" | "lastName">,
  field: "firstName" | "lastName",
): Problem | undefined {
  if (texts.firstName.trim() + texts.lastName.trim() === "") return undefined;
  const problem = nameProblem(texts[field]);
  return problem === "missing" ? "short" : problem;
}

/** The input to send: no empty fields, and the consent to offers only if it has changed. */
export function sentOf(texts: AddressDetails, offersBefore: boolean): Omit<SentInputOf<typeof saveAddress>, "addressId" | "instructions"> {
  const [unit, buzzer, firstName, lastName] = [texts.unit, texts.buzzer, texts.firstName, texts.lastName].map((text) => text.trim());
  const handover = placeOfList(texts.handover);
  return {
    phone: texts.phone,
    ...(unit && { unit }),
    ...(buzzer && { buzzer }),
    ...(firstName && lastName && { recipient: { firstName, lastName } }),
    ...(handover && { handover }),
    ...(texts.offersByText !== offersBefore && (texts.offersByText ? { agreed: currentWordings.sms } : { withdrawn: "sms" })),
  };
}
