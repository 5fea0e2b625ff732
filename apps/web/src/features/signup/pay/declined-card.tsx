import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { declinedSentence } from "./declined-sentence.ts";

/** The first box is ordered and unpaid: refetched for some seconds, until the read model has the decline. */
const unpaidQuery = (since: number) =>
  callQuery(paymentSettings, {}, { also: [since], refetchInterval: ({ state }) => (state.dataUpdateCount < 4 ? 1_000 : false) });

/** Explains what happens to the first box after its card was declined, even if the customer leaves the page. */
export function DeclinedCard({ since }: { since: number }) {
  const { t } = useTranslation("steps");
  const language = useLanguage();
  const { data } = useQuery(unpaidQuery(since));
  const next = declinedSentence(data?.unpaid ?? []);
  return next && t(`payment.${next.key}`, { date: formatDayShort(next.at.date, language), time: formatTime(next.at.time, language) });
}
