import { messageWords, noticeWords, unsentWords } from "@tablee/domain/notice/words";
import { type Data, inner, text } from "../data.ts";
import { type Facts, omitted } from "../event-facts.ts";
import type { Phrases } from "../phrases.ts";

const ofNotice = (data: Data, phrase: Phrases) => ({
  what: phrase.code(noticeWords, text(data, "kind")),
  about: phrase.subject(inner(data, "subject")),
});

/** Events of notices to the account. */
export const noticeFacts = {
  NoticeSent: {
    facts: (data, phrase) => ({
      ...ofNotice(data, phrase),
      channel: phrase.code(messageWords, text(data, "channel")),
      variant: text(data, "channel"),
    }),
    customer: ["We sent you {{channel}} about {{about}}: {{what}}", "Nous vous avons envoyé {{channel}} ({{about}})\u00a0: {{what}}"],
    staff: {
      default: ["A mail about {{about}} was sent: {{what}}", "Un courriel sur {{about}} a été envoyé\u00a0: {{what}}"],
      sms: ["A text message about {{about}} was sent: {{what}}", "Un texto sur {{about}} a été envoyé\u00a0: {{what}}"],
      push: [
        "A message about {{about}} was sent to their devices: {{what}}",
        "Un message sur {{about}} a été envoyé à ses appareils\u00a0: {{what}}",
      ],
    },
  },
  NoticeNotWanted: {
    facts: (data, phrase) => ({ ...ofNotice(data, phrase), because: phrase.code(unsentWords, text(data, "because")) }),
    customer: omitted("Nothing was sent; why a message was out of date is no event of the person's."),
    staff: ["No message about {{about}} ({{what}}): {{because}}", "Aucun message sur {{about}} ({{what}})\u00a0: {{because}}"],
  },
} satisfies Facts;
