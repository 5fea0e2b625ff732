import { deleteAlternateAddress, updateAlternateAddress } from "@tablee/contracts/calls/settings-delivery";
import { Card } from "@tablee/ui/components/card";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AddressPicker } from "../../shared/address/address-picker.tsx";
import type { Suggestion } from "../../shared/address/suggestions.ts";
import { writtenAddress } from "../../shared/address/written.ts";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useGo } from "../../shared/routing/use-go.ts";
import { AlternateFields } from "./alternate-fields.tsx";
import { type AlternateTexts, alternateOf, textsFor, textsOf } from "./alternate-texts.ts";
import type { Settings } from "./requests.ts";

/** A second address: given, replaced or removed. */
export function Alternate({ settings: { alternate, closed } }: { settings: Settings }) {
  const { t } = useTranslation(["delivery", "address"]);
  const language = useLanguage();
  const go = useGo();
  const form = useForm<AlternateTexts>({ defaultValues: textsOf(null) });
  const [picked, setPicked] = useState<Suggestion>();
  const [missing, setMissing] = useState(false);
  const save = useMutation(
    callMutation(updateAlternateAddress, { awaited: true, onSuccess: () => void toast.success(t("alternateSaved")) }),
  );
  const remove = useMutation(
    callMutation(deleteAlternateAddress, { awaited: true, onSuccess: () => void toast.success(t("alternateRemoved")) }),
  );
  const error = save.error ?? remove.error;
  const pick = (suggestion: Suggestion | undefined) => {
    setPicked(suggestion);
    if (suggestion) form.reset(textsFor(suggestion, alternate));
    if (suggestion && !suggestion.served) void go("no_delivery");
  };
  const submit = (texts: AlternateTexts) => {
    setMissing(!picked);
    if (picked) save.mutate(alternateOf(picked, texts));
  };
  return (
    <FormProvider {...form}>
      <Card asChild>
        <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(submit)}>
          <h3 className="font-display text-xl">{t("alternate")}</h3>
          <p className="text-muted">{t("alternateText")}</p>
          {alternate && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Kept alternate={alternate} />
              {!closed && (
                <Button variant="secondary" loading={remove.isPending} onClick={() => remove.mutate({})}>
                  {t("alternateRemove")}
                </Button>
              )}
            </div>
          )}
          {!closed && (
            <>
              <div className="grid gap-5 sm:grid-cols-6">
                <AddressPicker triedIn="settings" given="" error={missing && !picked ? t("address:pick") : undefined} onPick={pick} />
                {picked && <AlternateFields />}
              </div>
              {error && (
                <Notice tone="danger" live>
                  {sentenceOf(error, language)}
                </Notice>
              )}
              <Button type="submit" variant="secondary" loading={save.isPending} className="self-start max-sm:self-stretch">
                {t(alternate ? "alternateReplace" : "alternateSave")}
              </Button>
            </>
          )}
        </form>
      </Card>
    </FormProvider>
  );
}

/** The saved alternate address, with its details. */
function Kept({ alternate }: { alternate: NonNullable<Settings["alternate"]> }) {
  const { t } = useTranslation("address");
  const { recipient, buzzer } = alternate;
  const { phone, instructions } = textsOf(alternate);
  const person = recipient && `${recipient.firstName} ${recipient.lastName}`;
  const added = [person, buzzer && `${t("buzzer")} ${buzzer}`, phone, instructions].filter(Boolean);
  return (
    <div>
      <p className="font-semibold">{writtenAddress(alternate)}</p>
      {added.length > 0 && <p>{added.join(" · ")}</p>}
    </div>
  );
}
