import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { type TermsVersion, termsNumber, termsVersions } from "@tablee/domain/consent/terms";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";
import { PageOfText } from "./text-page.tsx";

/** The terms: the version that a sign-up accepts today, or an earlier one named in the address. */
export function TermsPage() {
  const { version } = useSearch({ strict: false }) as { readonly version?: string };
  const shown = termsVersions.find((one) => one.version === version) ?? termsVersions.at(-1)!;
  return (
    <PageOfText slug={shown.version} note={<InForce terms={shown} />}>
      <Versions shown={shown} />
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

function Versions({ shown }: { shown: TermsVersion }) {
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
