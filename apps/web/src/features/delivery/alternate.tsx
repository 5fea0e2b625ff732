import { deleteAlternateAddress, updateAlternateAddress } from "@tablee/contracts/calls/settings-delivery";
import { Notice } from "@tablee/ui/components/banner";
import { Button } from "@tablee/ui/components/button";
import { Card } from "@tablee/ui/components/card";
import { Field } from "@tablee/ui/components/field";
import { Input } from "@tablee/ui/components/input";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AddressPicker } from "../../shared/address/address-picker.tsx";
import type { Suggestion } from "../../shared/address/suggestions.ts";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { Settings } from "./requests.ts";

/** A second address: given, replaced or removed. */
export function Alternate({ settings: { alternate, closed } }: { settings: Settings }) {
  const { t } = useTranslation(["delivery", "address"]);
  const language = useLanguage();
  const [picked, setPicked] = useState<Suggestion>();
  const [unit, setUnit] = useState("");
  const [missing, setMissing] = useState(false);
  const save = useMutation(
    callMutation(updateAlternateAddress, { awaited: true, onSuccess: () => void toast.success(t("alternateSaved")) }),
  );
  const remove = useMutation(
    callMutation(deleteAlternateAddress, { awaited: true, onSuccess: () => void toast.success(t("alternateRemoved")) }),
  );
  const error = save.error ?? remove.error;
  return (
    <Card asChild>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!picked);
          if (picked) save.mutate({ addressId: picked.id, unit: unit || undefined });
        }}
      >
        <h3 className="font-display text-xl">{t("alternate")}</h3>
        <p className="text-muted">{t("alternateText")}</p>
        {alternate && (
          <p className="font-semibold">
            {[alternate.unit, alternate.line].filter(Boolean).join(" – ")}, {alternate.city} {alternate.postalCode.replace(" ", "\u00a0")}
          </p>
        )}
        {!closed && (
          <>
            <AddressPicker
              triedIn="settings"
              given=""
              error={missing && !picked ? t("address:pick") : undefined}
              onPick={(suggestion) => setPicked(suggestion)}
            />
            <Field label={t("address:unit")} optional>
              <Input value={unit} maxLength={20} onChange={(event) => setUnit(event.target.value)} />
            </Field>
            {error && (
              <Notice tone="danger" live>
                {sentenceOf(error, language)}
              </Notice>
            )}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="secondary" loading={save.isPending}>
                {t("alternateSave")}
              </Button>
              {alternate && (
                <Button type="button" variant="secondary" loading={remove.isPending} onClick={() => remove.mutate({})}>
                  {t("alternateRemove")}
                </Button>
              )}
            </div>
          </>
        )}
      </form>
    </Card>
  );
}
