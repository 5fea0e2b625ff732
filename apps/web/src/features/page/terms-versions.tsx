import { type TermsVersion, termsNumber, termsVersions } from "@tablee/domain/consent/terms";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

/** All versions of the terms, the latest first. */
export function TermsVersions({ shown }: { shown: TermsVersion }) {
  const { t } = useTranslation("page");
  const language = useLanguage();
  return (
    <section aria-labelledby="versions" className="rounded-sheet bg-oat p-(--card-pad)">
      <h2 id="versions" className="font-semibold">
        {t("versions")}
      </h2>
      <ul className="mt-2 flex flex-col">
        {termsVersions.toReversed().map((terms) => {
          const { version, acceptedSince } = terms;
          return (
            <li key={version}>
              <To
                name="terms_conditions"
                search={{ version }}
                className="link inline-flex min-h-9 items-center text-sm max-sm:min-h-11"
                aria-current={version === shown.version ? "page" : undefined}
              >
                {t("version", { number: termsNumber(version), day: formatDateWithYear(acceptedSince, language) })}
              </To>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
