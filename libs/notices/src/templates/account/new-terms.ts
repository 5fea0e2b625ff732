import { termsNumber } from "@tablee/domain/consent/terms";
import { termsPaths } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** A new version of the terms applies a week later to a subscription that accepted an earlier one. */
export const newTerms: AccountTemplate<"brand" | "newTerms" | "presentTerms" | "termsApplyFrom"> = {
  whileClosed: false,
  outdated: lasting,
  en: ({ brand, newTerms, presentTerms, termsApplyFrom }) => {
    const [later, present] = [termsNumber(newTerms), termsNumber(presentTerms)];
    return {
      subject: `New terms for your ${brand} subscription from ${termsApplyFrom}`,
      heading: "Our terms have a new version",
      paragraphs: [
        `Version ${later} of our terms applies to your subscription from ${termsApplyFrom}. Until then, version ${present} continues to apply.`,
        "You do not have to do anything. If you do not accept the new version, you can pause or end your subscription from your account at any time.",
      ],
      facts: [
        [`From ${termsApplyFrom}`, `Version ${later}`, termsPage("en", newTerms)],
        ["Until then", `Version ${present}`, termsPage("en", presentTerms)],
      ],
      action: { label: `Read version ${later}`, path: termsPage("en", newTerms) },
      sms: `version ${later} of our terms applies to your subscription from ${termsApplyFrom}.`,
    };
  },
  fr: ({ brand, newTerms, presentTerms, termsApplyFrom }) => {
    const [later, present] = [termsNumber(newTerms), termsNumber(presentTerms)];
    return {
      subject: `Nouvelles conditions de votre abonnement ${brand} le ${termsApplyFrom}`,
      heading: "Nos conditions ont une nouvelle version",
      paragraphs: [
        `La version ${later} de nos conditions s’applique à votre abonnement à partir du ${termsApplyFrom}. D’ici là, la version ${present} continue de s’appliquer.`,
        "Vous n’avez rien à faire. Si vous n’acceptez pas la nouvelle version, vous pouvez en tout temps mettre votre abonnement en pause ou y mettre fin depuis votre compte.",
      ],
      facts: [
        [`À partir du ${termsApplyFrom}`, `Version ${later}`, termsPage("fr", newTerms)],
        ["D’ici là", `Version ${present}`, termsPage("fr", presentTerms)],
      ],
      action: { label: `Lire la version ${later}`, path: termsPage("fr", newTerms) },
      sms: `la version ${later} de nos conditions s’applique à votre abonnement à partir du ${termsApplyFrom}.`,
    };
  },
};

const termsPage = (language: keyof typeof termsPaths, version: string): string => `${termsPaths[language]}?version=${version}`;
