import type { OutputOf } from "@tablee/contracts/call";
import { tasteSettings, updateTastes } from "@tablee/contracts/calls/settings-taste";
import { Notice } from "@tablee/ui/components/banner";
import { Button } from "@tablee/ui/components/button";
import { EmptyState } from "@tablee/ui/components/empty-state";
import { ErrorState } from "@tablee/ui/components/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation, callQuery } from "../../shared/api/calls.ts";
import { codeOf } from "../../shared/api/errors.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { SettingsFrame } from "../../shared/settings/settings-frame.tsx";
import { TasteChoice } from "../../shared/taste/taste-choice.tsx";
import { MarkedBoxes } from "./marked-boxes.tsx";

type Settings = OutputOf<typeof tasteSettings>;

const tastesQuery = callQuery(tasteSettings, {});

/** Diets, what never comes and what one would rather not have, as the sign-up asks for them. */
export function DietaryPage() {
  const { t } = useTranslation("dietary");
  const { data, error, isFetching, refetch } = useQuery(tastesQuery);
  return (
    <SettingsFrame title={t("title")} text={t("text")}>
      {data ? (
        <>
          <MarkedBoxes marked={data.marked} />
          {data.closed ? <Notice tone="neutral">{t("closed")}</Notice> : <TastesForm saved={data.tastes} />}
        </>
      ) : error && codeOf(error) === "subscription-not-found" ? (
        <EmptyState level={3} title={t("none")} action={<SignUpLink className={buttonStyle({})}>{t("finish")}</SignUpLink>}>
          {t("noneText")}
        </EmptyState>
      ) : error ? (
        <ErrorState title={t("error")} onRetry={() => void refetch()} retrying={isFetching} className="py-20" />
      ) : (
        <SkeletonGroup className="flex flex-col gap-6">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </SkeletonGroup>
      )}
    </SettingsFrame>
  );
}

/** What was chosen stays on the screen when it could not be saved. */
function TastesForm({ saved }: { saved: Settings["tastes"] }) {
  const { t } = useTranslation("dietary");
  const [tastes, setTastes] = useState(saved);
  const save = useMutation(callMutation(updateTastes, { awaited: true, onSuccess: () => void toast.success(t("saved")) }));
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(tastes);
      }}
    >
      <TasteChoice
        tastes={tastes}
        onChange={setTastes}
        head={
          <h3 id="tastes" className="sr-only">
            {t("title")}
          </h3>
        }
      />
      {save.isError && (
        <Notice tone="danger" live>
          {t("failed")}
        </Notice>
      )}
      <Button type="submit" loading={save.isPending} className="self-start">
        {t("save")}
      </Button>
    </form>
  );
}
