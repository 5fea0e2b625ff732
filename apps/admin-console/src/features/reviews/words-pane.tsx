import { type ReviewTextName, reviewTexts } from "@tablee/domain/review/vocabulary";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { Select } from "@tablee/ui/components/form/select";
import { formatDate } from "@tablee/ui/format/dates";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Pane } from "../../shared/components/pane.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { type DishReviews, wordsAbout } from "./requests.ts";

interface WordsPaneProps {
  dish: DishReviews;
  text: ReviewTextName;
  onText: (text: ReviewTextName) => void;
}

/** The words of customers about a dish under one heading, as plain text and without their names. */
export function WordsPane({ dish, text, onText }: WordsPaneProps) {
  const { t } = useTranslation("reviews");
  const language = useLanguage();
  const query = useInfiniteQuery(wordsAbout({ sku: dish.sku, text }));
  const rows = query.data?.pages.flatMap((page) => page.rows);
  return (
    <Pane
      title={t("words", { dish: dish.name[language] })}
      aside={
        <Select
          aria-label={t("heading")}
          className="w-64"
          value={text}
          options={reviewTexts.map((value) => ({ value, label: t(`text.${value}`) }))}
          onValueChange={(value) => onText(reviewTexts.find((name) => name === value) ?? text)}
        />
      }
    >
      {rows === undefined ? (
        query.isError ? (
          <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
        ) : (
          <LoadingText lines={4} className="p-3" />
        )
      ) : rows.length === 0 ? (
        <EmptyState title={t("noWords")} />
      ) : (
        <ul className="flex flex-col divide-y divide-line px-3">
          {rows.map((row) => (
            <li key={row.position} className="py-2">
              <p className="wrap-anywhere whitespace-pre-line">{row.text}</p>
              <p className="text-muted text-sm">
                {t(`again.${row.again}`)} · {formatDate(row.at.date, language)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button variant="secondary" size="sm" className="m-3" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </Pane>
  );
}
