import type { OutputOf } from "@tablee/contracts/call";
import { tasteSettings, updateTastes } from "@tablee/contracts/calls/settings-taste";
import { dietsOf } from "@tablee/domain/subscription/vocabulary";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation, callQuery } from "../../shared/api/calls.ts";
import { SettingsTab } from "../../shared/settings/settings-tab.tsx";
import { FittingDishes } from "../../shared/taste/fitting-dishes.tsx";
import { TasteChoice } from "../../shared/taste/taste-choice.tsx";
import { CountsFrom } from "./counts-from.tsx";
import { MarkedBoxes } from "./marked-boxes.tsx";
import { WithheldItems } from "./withheld-items.tsx";

type Settings = OutputOf<typeof tasteSettings>;

const tastesQuery = callQuery(tasteSettings, {});

/** Diets, allergens and dislikes, as in the sign-up. */
export function DietaryPage() {
  const { t } = useTranslation("dietary");
  return (
    <SettingsTab title={t("title")} text={t("text")} query={useQuery(tastesQuery)} error={t("error")}>
      {(settings) => (
        <>
          <MarkedBoxes marked={settings.marked} />
          <WithheldItems items={settings.withheld} />
          {settings.closed ? <Notice tone="neutral">{t("closed")}</Notice> : <TastesForm settings={settings} />}
        </>
      )}
    </SettingsTab>
  );
}

/** The choices stay on the screen when the save fails. */
function TastesForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation("dietary");
  const [tastes, setTastes] = useState(settings.tastes);
  // A diet from before that the plan does not offer stays until it is taken off.
  const offered = [...new Set([...dietsOf[settings.plan.type], ...settings.tastes.diets])];
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
        diets={offered}
        tastes={tastes}
        onChange={setTastes}
        head={
          <h3 id="tastes" className="sr-only">
            {t("title")}
          </h3>
        }
      />
      <FittingDishes plan={settings.plan} tastes={tastes} />
      <CountsFrom {...settings} />
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
