import type { OutputOf } from "@tablee/contracts/call";
import type { privacy } from "@tablee/contracts/calls/privacy";
import { termsNumber } from "@tablee/domain/consent/terms";
import { formatDateWithYear } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";
import { Part } from "./part.tsx";

type Terms = NonNullable<OutputOf<typeof privacy>["terms"]>;

/** The version of the terms that binds the customer, and the one that is to replace it. */
export function OwnTerms({ terms: { version, next } }: { terms: Terms }) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  return (
    <Part title={t("terms.title")}>
      <p>
        {t("terms.present", { number: termsNumber(version) })} <Read version={version} />
      </p>
      {next && (
        <p>
          {t("terms.next", { number: termsNumber(next.version), day: formatDateWithYear(next.appliesOn, language) })}{" "}
          <Read version={next.version} />
        </p>
      )}
    </Part>
  );
}

function Read({ version }: { version: string }) {
  const { t } = useTranslation("privacy");
  return (
    <To name="terms_conditions" search={{ version }} className="link inline-flex min-h-9 items-center max-sm:min-h-11">
      {t("terms.read", { number: termsNumber(version) })}
    </To>
  );
}
