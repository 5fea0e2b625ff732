import { addHours } from "@tablee/domain/kernel/time";
import { invite } from "../parts.ts";
import type { AccountTemplate } from "../template.ts";

/** The hours in which the mail is news. */
const HOURS_NEW = 7 * 24;

/** A friend's first paid box was delivered, and the referrer's credit can be spent. The mail does not name the friend. */
export const referralCredited: AccountTemplate<"brand" | "referralCredit"> = {
  whileClosed: false,
  outdated: ({ happenedAt }, _, at) => (at >= addHours(happenedAt, HOURS_NEW) ? "too-late" : undefined),
  en: ({ brand, referralCredit }) => ({
    subject: `${referralCredit} for your invitation to ${brand}`,
    heading: `${referralCredit} are yours`,
    paragraphs: [
      `A friend you invited received a first paid box, so ${referralCredit} were added to your balance.`,
      "Your balance pays for your next boxes automatically.",
    ],
    action: invite.en,
    sms: `a friend you invited received a first paid box: ${referralCredit} were added to your balance.`,
  }),
  fr: ({ brand, referralCredit }) => ({
    subject: `${referralCredit} pour votre invitation à ${brand}`,
    heading: `${referralCredit} sont à vous`,
    paragraphs: [
      `Un proche que vous avez invité a reçu sa première boîte payée\u00a0: ${referralCredit} ont été ajoutés à votre solde.`,
      "Votre solde paie automatiquement vos prochaines boîtes.",
    ],
    action: invite.fr,
    sms: `un proche que vous avez invité a reçu sa première boîte payée\u00a0: ${referralCredit} ont été ajoutés à votre solde.`,
  }),
};
