import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { type TermsVersion, termsNumber, termsVersions } from "@tablee/domain/consent/terms";
import { latePart } from "@tablee/ui/components/late-part";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { WhenNear } from "../../shared/ui/when-near.tsx";
import { PageOfText } from "./text-page.tsx";

const TermsVersions = latePart(async () => (await import("./terms-versions.tsx")).TermsVersions);

/** The terms: the version that a sign-up accepts today, or an earlier one named in the address. */
export function TermsPage() {
  const { version } = useSearch({ strict: false }) as { readonly version?: string };
  const shown = termsVersions.find((one) => one.version === version) ?? termsVersions.at(-1)!;
  return (
    <PageOfText slug={shown.version} note={<InForce terms={shown} />}>
      <WhenNear room="h-40" Part={TermsVersions} shown={shown} />
    </PageOfText>
  );
}

function InForce({ terms }: { terms: TermsVersion }) {
  const { t } = useTranslation("page");
  const language = useLanguage();
  const day = formatDateWithYear(terms.acceptedSince, language);
  return (
    <p className="measure text-muted text-sm">
      {t("version", { number: termsNumber(terms.version), day })}. {t(terms.version === currentWordings.terms ? "applies" : "replaced")}
    </p>
  );
}
