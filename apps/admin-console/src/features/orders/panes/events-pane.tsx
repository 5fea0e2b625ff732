import { accountHistory } from "@tablee/contracts/calls/support";
import { staffSentence } from "@tablee/history/history";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Pane } from "../../../shared/components/pane.tsx";
import { formatLocal } from "../../../shared/format/instants.ts";
import { isUnnamed } from "../../../shared/history/entry.ts";
import { historyContext } from "../../../shared/history/history-context.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import { useMay } from "../../../shared/session/staff-context.ts";
import type { DeskOrder } from "../requests.ts";

/** The events of the order, oldest first; each links to the same step of the account's history. */
export function EventsPane({ order, customer, events }: Pick<DeskOrder, "order" | "customer" | "events">) {
  const { t } = useTranslation("orders");
  const { t: any } = useTranslation();
  const language = useLanguage();
  const mayReplay = useMay(accountHistory);
  const context = historyContext(any, language, (id) => (id === order.orderId ? order.week : undefined));
  const entries = events.map((event) => ({ event, sentence: staffSentence(event, context) }));
  return (
    <Pane title={t("events.title")}>
      <ol>
        {entries.map(({ event, sentence }) => (
          <li key={event.position} className="grid grid-cols-[8.75rem_minmax(0,1fr)] gap-x-3 border-line px-3 py-1.5 not-last:border-b">
            <time dateTime={event.at.at} title={event.at.at} className="figures pt-px text-muted text-sm">
              {formatLocal(event.at, language)}
            </time>
            <div>
              <p className="leading-snug">{sentence}</p>
              <p className="flex flex-wrap gap-x-2 text-muted text-sm">
                <span className="font-mono text-xs leading-5">{event.type}</span>
                {isUnnamed(event.actor, sentence) && <span>{t("events.by", { name: event.actor.name })}</span>}
                {event.actor.reason && !sentence.includes(event.actor.reason) && (
                  <span>{t("events.why", { reason: event.actor.reason })}</span>
                )}
                {mayReplay && (
                  <Link
                    to="/accounts/$accountId"
                    params={{ accountId: customer.accountId }}
                    search={{ at: event.position }}
                    className="link ml-auto"
                  >
                    {t("events.replay")}
                  </Link>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Pane>
  );
}
