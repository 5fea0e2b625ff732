import { termsNumber } from "@tablee/domain/consent/terms";
import { termsPaths } from "../parts.ts";
import { type AccountTemplate, lasting } from "../template.ts";

/** A new version of the terms applies after seven full days to a subscription that accepted an earlier one; another may apply in between. */
export const newTerms: AccountTemplate<"brand" | "newTerms" | "presentTerms" | "termsApplyFrom" | "termsBetween"> = {
  whileClosed: false,
  outdated: lasting,
  en: ({ brand, newTerms, presentTerms, termsApplyFrom, termsBetween: between }) => {
    const [later, present] = [termsNumber(newTerms), termsNumber(presentTerms)];
    return {
      subject: `New terms for your ${brand} subscription from ${termsApplyFrom}`,
      heading: "Our terms have a new version",
      paragraphs: [
        `Version\u00a0${later} of our terms applies to your subscription from ${termsApplyFrom}. Until then, version\u00a0${present} continues to apply${between ? `, and version\u00a0${termsNumber(between.version)} from ${between.from}` : ""}.`,
        "You do not have to do anything. If you do not accept the new version, you can pause or end your subscription from your account at any time.",
      ],
      facts: [
        [`From ${termsApplyFrom}`, `Version\u00a0${later}`, termsPage("en", newTerms)],
        ...(between ? [versionFrom("en", between)] : []),
        [between ? `Until ${between.from}` : "Until then", `Version\u00a0${present}`, termsPage("en", presentTerms)],
      ],
      action: { label: `Read version\u00a0${later}`, path: termsPage("en", newTerms) },
      sms: `version ${later} of our terms applies to your subscription from ${termsApplyFrom}.`,
    };
  },
  fr: ({ brand, newTerms, presentTerms, termsApplyFrom, termsBetween: between }) => {
    const [later, present] = [termsNumber(newTerms), termsNumber(presentTerms)];
    return {
      subject: `Nouvelles conditions de votre abonnement ${brand} le ${termsApplyFrom}`,
      heading: "Nos conditions ont une nouvelle version",
      paragraphs: [
        `La version\u00a0${later} de nos conditions s’applique à votre abonnement à partir du ${termsApplyFrom}. D’ici là, la version\u00a0${present} continue de s’appliquer${between ? `, puis la version\u00a0${termsNumber(between.version)} à partir du ${between.from}` : ""}.`,
        "Vous n’avez rien à faire. Si vous n’acceptez pas la nouvelle version, vous pouvez en tout temps mettre votre abonnement en pause ou y mettre fin depuis votre compte.",
      ],
      facts: [
        [`À partir du ${termsApplyFrom}`, `Version\u00a0${later}`, termsPage("fr", newTerms)],
        ...(between ? [versionFrom("fr", between)] : []),
        [between ? `Jusqu’au ${between.from}` : "D’ici là", `Version\u00a0${present}`, termsPage("fr", presentTerms)],
      ],
      action: { label: `Lire la version\u00a0${later}`, path: termsPage("fr", newTerms) },
      sms: `la version ${later} de nos conditions s’applique à votre abonnement à partir du ${termsApplyFrom}.`,
    };
  },
};

const termsPage = (language: keyof typeof termsPaths, version: string): string => `${termsPaths[language]}?version=${version}`;

/** The line of a version that was announced before, and that applies first. */
const versionFrom = (
  language: keyof typeof termsPaths,
  { version, from }: { readonly version: string; readonly from: string },
): readonly [string, string, string] => [
  language === "fr" ? `À partir du ${from}` : `From ${from}`,
  `Version\u00a0${termsNumber(version)}`,
  termsPage(language, version),
];
