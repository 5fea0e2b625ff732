import type { SentInputOf } from "@tablee/contracts/call";
import type { saveAddress } from "@tablee/contracts/calls/signup";
import type { Address } from "@tablee/domain/account/vocabulary";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { Handover, handovers } from "@tablee/domain/order/vocabulary";
import { nameProblem, type Problem } from "../form/checks.ts";
import { writtenPhone } from "./written.ts";

/** Where boxes are left: a place of the list, none in particular, or another that is written down. */
export const handoverChoices = ["usual", ...handovers, "other"] as const;
export type HandoverChoice = (typeof handoverChoices)[number];

/** What a household adds to its address, as it is typed. */
export interface DoorTexts {
  unit: string;
  buzzer: string;
  firstName: string;
  lastName: string;
  phone: string;
  handover: HandoverChoice;
  offersByText: boolean;
}

/** What is known, as one writes it. */
export const doorOf = (address: Address | null, offersByText: boolean): DoorTexts => ({
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

/** What is wrong with one name of who takes boxes in: nothing where both are empty, as the account's name stands then. */
export function recipientProblem(texts: Pick<DoorTexts, "firstName" | "lastName">, field: "firstName" | "lastName"): Problem | undefined {
  if (texts.firstName.trim() + texts.lastName.trim() === "") return undefined;
  const problem = nameProblem(texts[field]);
  return problem === "missing" ? "short" : problem;
}

/** What is sent of it: nothing that is empty, and an answer about offers where it is another than before. */
export function sentOf(texts: DoorTexts, offersBefore: boolean): Omit<SentInputOf<typeof saveAddress>, "addressId" | "instructions"> {
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
