import { inquiryTopicWords } from "@tablee/domain/inquiry/words";
import { text } from "../data.ts";
import type { Facts } from "../event-facts.ts";

/** Events of messages to the team, in the history of the client who wrote. */
export const inquiryFacts = {
  InquiryReceived: {
    facts: (data, phrase) => ({ topic: phrase.code(inquiryTopicWords, text(data, "topic")) }),
    customer: ["{{who}} wrote to our team about {{topic}}", "{{who}} écrit à notre équipe au sujet suivant\u00a0: {{topic}}"],
    staff: ["{{who}} wrote to the team about {{topic}}", "{{who}} a écrit à l’équipe au sujet suivant\u00a0: {{topic}}"],
  },
  InquiryAnswered: {
    facts: () => ({}),
    customer: ["Our team closed your message as answered", "Notre équipe a classé votre message comme répondu"],
    staff: ["{{who}} closed the message as answered", "{{who}} a classé le message comme répondu"],
  },
  InquiryWriterForgotten: {
    facts: () => ({}),
    customer: ["Your message can no longer be read", "Votre message n’est plus lisible"],
    staff: ["The message can no longer be read: its writer was forgotten", "Le message n’est plus lisible\u00a0: son auteur a été oublié"],
  },
} satisfies Facts;
