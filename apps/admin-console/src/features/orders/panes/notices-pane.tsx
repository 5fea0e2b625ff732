import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Pane } from "../../../shared/components/pane.tsx";
import { formatLocal } from "../../../shared/format/instants.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { DeskOrder } from "../requests.ts";

/** Notices that were sent, and those that were no longer needed. */
export function NoticesPane({ notices }: Pick<DeskOrder, "notices">) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  if (notices.length === 0) return null;
  return (
    <Pane title={t("notices.title")}>
      <ul>
        {notices.map((notice) => (
          <li
            key={`${notice.messageId} ${notice.channel}`}
            className="grid grid-cols-[8.75rem_minmax(0,1fr)_auto] gap-x-3 border-line px-3 py-1.5 not-last:border-b"
          >
            <time dateTime={notice.at.at} className="figures text-muted text-sm">
              {formatLocal(notice.at, language)}
            </time>
            <span>
              {t(`console:channels.${notice.channel}`)} · {t(`codes:notices.${notice.kind}`)}
            </span>
            {notice.wanted ? (
              <Link to="/outbox" search={{ message: notice.messageId }} className="link text-sm">
                {t("notices.read")}
              </Link>
            ) : (
              <span className="text-muted text-sm">{t("notices.notSent")}</span>
            )}
          </li>
        ))}
      </ul>
    </Pane>
  );
}
