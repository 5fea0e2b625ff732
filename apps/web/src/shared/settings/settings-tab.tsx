import { Notice } from "@tablee/ui/components/feedback/banner";
import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { codeOf } from "../api/error-code.ts";
import { sentenceOf } from "../api/errors.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { SignUpLink } from "../routing/sign-up-link.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

interface SettingsTabProps<Data> {
  title: string;
  text: ReactNode;
  query: Pick<UseQueryResult<Data>, "data" | "error" | "isFetching" | "refetch">;
  /** The message if it could not be read. */
  error: string;
  children: (data: Data) => ReactNode;
}

/**
 * A tab of the settings that shows the data of one query: an outline while it loads, and a link to the sign-up if there is no
 * subscription.
 */
export function SettingsTab<Data>({
  title,
  text,
  query: { data, error: failure, isFetching, refetch },
  error,
  children,
}: SettingsTabProps<Data>) {
  const language = useLanguage();
  return (
    <SettingsFrame title={title} text={text}>
      {data !== undefined ? (
        children(data)
      ) : failure === null ? (
        <SkeletonGroup label={title} className="flex flex-col gap-6">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </SkeletonGroup>
      ) : codeOf(failure) === "subscription-not-found" ? (
        <NoSubscription />
      ) : codeOf(failure) === "acting-refused" ? (
        <Notice tone="neutral">{sentenceOf(failure, language)}</Notice>
      ) : (
        <ErrorState title={error} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />
      )}
    </SettingsFrame>
  );
}

function NoSubscription() {
  const { t } = useTranslation("settings");
  return (
    <EmptyState level={3} title={t("none")} action={<SignUpLink className={buttonStyle({})}>{t("finish")}</SignUpLink>}>
      {t("noneText")}
    </EmptyState>
  );
}
