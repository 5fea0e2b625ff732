import { EmptyState } from "@tablee/ui/components/feedback/empty-state";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../shared/api/error-code.ts";
import { useSignedIn } from "../../shared/api/session.ts";
import { To } from "../../shared/routing/to.tsx";
import { fetchWithPage } from "../../shared/ui/fetch-with-page.ts";
import { LateFormMissing } from "../../shared/ui/late-form.tsx";
import { linkedBoxQuery } from "./requests.ts";

const LinkedBox = latePart(async () => (await import("./track/linked-box.tsx")).LinkedBox);

fetchWithPage(LinkedBox);

/** Shown until the box and its code are here. */
const coming = (
  <SkeletonGroup>
    <Skeleton className="h-256 rounded-card min-[48rem]:h-160" />
  </SkeletonGroup>
);

/** The box that a delivery notice links to. The token is in the fragment: no sign-in, and nothing about the household. */
export function TrackBoxPage() {
  const { t } = useTranslation("track");
  const token = useLocation({ select: ({ hash }) => hash });
  const { data, error, isFetching, refetch } = useQuery(linkedBoxQuery(token));
  const code = token === "" ? "tracking-link-unknown" : codeOf(error);
  if (code === "tracking-link-unknown" || code === "tracking-link-expired") return <NoBox code={code} />;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="font-display text-4xl">{t("title")}</h1>
      {data ? (
        <LinkedBox
          box={data.box}
          fallback={coming}
          missing={(tryAgain) => <LateFormMissing onRetry={tryAgain} />}
          broken={<ErrorState title={t("error")} />}
        />
      ) : error ? (
        <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        coming
      )}
    </div>
  );
}

/** The link is cut short, or its box was delivered days ago. */
function NoBox({ code }: { code: "tracking-link-unknown" | "tracking-link-expired" }) {
  const { t } = useTranslation("track");
  const signedIn = useSignedIn();
  return (
    <EmptyState
      level={1}
      title={t(`${code}.title`)}
      className="py-20"
      action={
        <To name="track" className={buttonStyle({ size: "lg" })}>
          {t(signedIn ? "account" : "signIn")}
        </To>
      }
    >
      {t(`${code}.text`)}
    </EmptyState>
  );
}
