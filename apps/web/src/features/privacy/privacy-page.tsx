import { privacy } from "@tablee/contracts/calls/privacy";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../shared/api/calls.ts";
import { SettingsTab } from "../../shared/settings/settings-tab.tsx";
import { BeForgotten } from "./be-forgotten.tsx";
import { Forgotten } from "./forgotten.tsx";
import { OwnTerms } from "./own-terms.tsx";
import { TakeAlong } from "./take-along.tsx";

const privacyQuery = callQuery(privacy, {});

/** The data held about the customer: download it, or have it erased. */
export function PrivacyPage() {
  const [number, setNumber] = useState<string>();
  return number === undefined ? <Held onForgotten={setNumber} /> : <Forgotten number={number} />;
}

function Held({ onForgotten }: { onForgotten: (number: string) => void }) {
  const { t } = useTranslation("privacy");
  return (
    <SettingsTab title={t("title")} text={t("text")} query={useQuery(privacyQuery)} error={t("error")}>
      {(held) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <TakeAlong events={held.events} />
          <div className="flex flex-col gap-6">
            {held.terms && <OwnTerms terms={held.terms} />}
            <BeForgotten held={held} onForgotten={onForgotten} />
          </div>
        </div>
      )}
    </SettingsTab>
  );
}
