import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { contactForm, sendInquiry } from "@tablee/contracts/calls/contact";
import { InquiryText, InquiryTopic, needsName } from "@tablee/domain/inquiry/vocabulary";
import { nameProblem } from "../../shared/form/checks.ts";

export type Terms = OutputOf<typeof contactForm>;
export type Sent = InputOf<typeof sendInquiry>;

/** The form as it is typed: `orderId` is empty for no box. */
export interface Draft {
  readonly topic: string;
  readonly orderId: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The kind of writer: a client's message is erased with the account, whichever address it gives. */
export const kindOf = ({ writer }: Pick<Terms, "writer">): "client" | "visitor" => (writer ? "client" : "visitor");

/** The form of a client, or of a visitor; with the words that ask for deliveries to a new area where the person comes from its check. */
export const firstDraft = ({ writer }: Pick<Terms, "writer">, areaMessage?: string): Draft => ({
  topic: areaMessage === undefined ? "" : "area",
  orderId: "",
  name: writer?.name ?? "",
  email: writer?.email ?? "",
  message: areaMessage ?? "",
});

/** The characters that a message may still have; negative once it is too long. */
export const leftOf = (message: string, { messageLength }: Pick<Terms, "messageLength">): number => messageLength - message.trim().length;

/** The problem with a message: too long, or hardly one. */
export function messageProblem(message: string, terms: Pick<Terms, "messageLength">): "long" | "message" | undefined {
  if (leftOf(message, terms) < 0) return "long";
  return InquiryText.safeParse(message).success ? undefined : "message";
}

/** Is the name missing or too short? A message about a new area may have none. */
export const isNameWrong = ({ name, topic }: Pick<Draft, "name" | "topic">): boolean =>
  (needsName(topic) || name.trim() !== "") && nameProblem(name) !== undefined;

/** The call's input; undefined while no subject is chosen. */
export function inquiryOf({ topic, orderId, ...typed }: Draft): Sent | undefined {
  const { data } = InquiryTopic.safeParse(topic);
  const [name, email] = [typed.name.trim(), typed.email.trim()];
  return data && { topic: data, ...(name && { name }), email, message: typed.message, ...(orderId && { orderId: orderId as never }) };
}
