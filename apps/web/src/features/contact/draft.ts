import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { contactForm, sendInquiry } from "@tablee/contracts/calls/contact";
import { InquiryText, InquiryTopic } from "@tablee/domain/inquiry/vocabulary";

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

/** The call's input; undefined while no subject is chosen. */
export function inquiryOf({ topic, orderId, ...typed }: Draft): Sent | undefined {
  const { data } = InquiryTopic.safeParse(topic);
  return (
    data && { ...typed, name: typed.name.trim(), email: typed.email.trim(), topic: data, ...(orderId && { orderId: orderId as never }) }
  );
}
