import { termsPaths } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** A new version of the terms applies a week later to a subscription that accepted an earlier one. */
export const newTerms: AccountTemplate<"brand" | "newTerms" | "presentTerms" | "termsApplyFrom" | "termsUrl"> = {
  whileClosed: false,
  outdated: lasting,
  en: ({ brand, newTerms, presentTerms, termsApplyFrom, termsUrl }) => ({
    subject: `New terms for your ${brand} subscription from ${termsApplyFrom}`,
    heading: "Our terms have a new version",
    paragraphs: [
      `Version ${newTerms} of our terms applies to your subscription from ${termsApplyFrom}. Until then, version ${presentTerms} does, as you know it.`,
      "You do not have to do anything. If you would rather not go on under the new version, you can pause or end your subscription from your account at any time.",
    ],
    facts: [
      [`Version ${newTerms}, from ${termsApplyFrom}`, `${termsUrl}?version=terms-${newTerms}`],
      [`Version ${presentTerms}, until then`, `${termsUrl}?version=terms-${presentTerms}`],
    ],
    action: { label: `Read version ${newTerms}`, path: `${termsPaths.en}?version=terms-${newTerms}` },
    sms: `version ${newTerms} of our terms applies to your subscription from ${termsApplyFrom}.`,
  }),
  fr: ({ brand, newTerms, presentTerms, termsApplyFrom, termsUrl }) => ({
    subject: `Nouvelles conditions de votre abonnement ${brand} le ${termsApplyFrom}`,
    heading: "Nos conditions ont une nouvelle version",
    paragraphs: [
      `La version ${newTerms} de nos conditions s’applique à votre abonnement à partir du ${termsApplyFrom}. D’ici là, la version ${presentTerms}, que vous connaissez, reste la vôtre.`,
      "Vous n’avez rien à faire. Si la nouvelle version ne vous convient pas, vous pouvez en tout temps mettre votre abonnement en pause ou y mettre fin depuis votre compte.",
    ],
    facts: [
      [`Version ${newTerms}, à partir du ${termsApplyFrom}`, `${termsUrl}?version=terms-${newTerms}`],
      [`Version ${presentTerms}, d’ici là`, `${termsUrl}?version=terms-${presentTerms}`],
    ],
    action: { label: `Lire la version ${newTerms}`, path: `${termsPaths.fr}?version=terms-${newTerms}` },
    sms: `la version ${newTerms} de nos conditions s’applique à votre abonnement à partir du ${termsApplyFrom}.`,
  }),
};
