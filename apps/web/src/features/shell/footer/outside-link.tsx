import { BadgeCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../shared/api/session.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { footerLink } from "./footer-section.tsx";
import { words } from "./words.ts";

export type Outside = keyof typeof words.outside;

/** A link to a page outside the site, in the page's language; nothing where it is not configured. */
export function OutsideLink({ page, className = footerLink }: { page: Outside; className?: string }) {
  const { t } = useTranslation("footer");
  const language = useLanguage();
  const addresses = useSession()?.outside.links[page];
  if (!addresses) return null;
  return (
    <a href={addresses[language]} rel="noopener" className={className}>
      {t(`outside.${page}`)}
    </a>
  );
}

const networks = ["instagram", "facebook", "pinterest", "youtube", "tiktok"] as const satisfies readonly Outside[];

/** The social networks that are configured. */
export function SocialLinks() {
  const { t } = useTranslation("footer");
  const links = useSession()?.outside.links ?? {};
  if (!networks.some((network) => links[network])) return null;
  return (
    <nav aria-label={t("social")} className="flex flex-wrap gap-x-4">
      {networks.map((network) => (
        <OutsideLink key={network} page={network} className={`${footerLink} font-semibold text-sm`} />
      ))}
    </nav>
  );
}

/** The certification that is configured, in its own words, with the page that proves it. */
export function Certification() {
  const language = useLanguage();
  const certification = useSession()?.outside.certification;
  if (!certification) return null;
  const badge =
    "inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 font-semibold text-ink text-sm";
  const content = (
    <>
      <BadgeCheck aria-hidden="true" className="size-5 text-primary-ink" />
      {certification.name[language]}
    </>
  );
  if (certification.url === undefined) return <p className={badge}>{content}</p>;
  return (
    <a href={certification.url} rel="noopener" className={`${badge} underline-offset-4 hover:underline`}>
      {content}
    </a>
  );
}
