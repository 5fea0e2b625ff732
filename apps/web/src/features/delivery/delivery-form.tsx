import { updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import { Card } from "@tablee/ui/components/card";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { NativeSelect } from "@tablee/ui/components/form/select";
import { formatWindow } from "@tablee/ui/format/times";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type AddressDetails, detailsOf } from "../../shared/address/address-details.ts";
import { AddressDetailsFields } from "../../shared/address/address-details-fields.tsx";
import { AddressPicker } from "../../shared/address/address-picker.tsx";
import { type Suggestion, textOf } from "../../shared/address/suggestions.ts";
import { callsMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { request } from "../../shared/api/request.ts";
import { useSession } from "../../shared/api/session.ts";
import { weekdayName } from "../../shared/delivery/weekdays.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useGo } from "../../shared/routing/use-go.ts";
import { BoxesThatFollow } from "./boxes-that-follow.tsx";
import { changeOf, detailsAt, inputOf, slotIn } from "./form-texts.ts";
import { PlacedFields } from "./placed-fields.tsx";
import { type PlacedTexts, placedOf, placedTextsOf } from "./placed-texts.ts";
import { type Change, type Saved, type Settings, scheduleQuery } from "./requests.ts";

/** Address, person, phone, handover place, day and window, saved in one act. */
export function DeliveryForm({ settings, onSaved }: { settings: Settings; onSaved: (saved: Saved) => void }) {
  const { t } = useTranslation(["delivery", "address"]);
  const language = useLanguage();
  const go = useGo();
  const form = useForm<AddressDetails>({ defaultValues: detailsOf(settings.address, settings.offersByText) });
  const [picked, setPicked] = useState<Suggestion>();
  const [typed, setTyped] = useState(false);
  const [missing, setMissing] = useState(false);
  const isActing = useSession()?.acting != null;
  const [placing, setPlacing] = useState<PlacedTexts>();
  const chosen = placing ? placedOf(placing) : picked;
  const schedule = useQuery(scheduleQuery(chosen?.postalCode)).data;
  // For an area without delivery, the server returns that and notes the request for staff.
  const days = chosen && schedule?.served ? schedule.days : settings.days;
  const [wanted, setWanted] = useState(settings.time);
  const time = slotIn(days, wanted);
  const windows = days.find(({ weekday }) => weekday === time?.weekday)?.windows ?? [];
  // The change is determined before the save: afterwards the cached settings already hold the new values.
  const save = useMutation(
    callsMutation(
      [updateDelivery],
      async ({ input, change }: { input: ReturnType<typeof inputOf>; change: Change }): Promise<Saved> => {
        const { weeks } = await request(updateDelivery, input);
        return { change, weeks };
      },
      { awaited: true, onSuccess: onSaved },
    ),
  );
  const pick = (suggestion: Suggestion | undefined) => {
    setTyped(true);
    setPicked(suggestion);
    if (suggestion) form.reset({ ...form.getValues(), ...detailsAt(suggestion, settings) });
    if (suggestion && !suggestion.served) void go("no_delivery");
  };
  const switchMode = () => {
    setPlacing(placing ? undefined : placedTextsOf(settings.address));
    setPicked(undefined);
    setTyped(false);
    setMissing(false);
  };
  const submit = (texts: AddressDetails) => {
    const isUnchosen = (placing !== undefined || typed) && !chosen;
    setMissing(isUnchosen);
    if (isUnchosen || !time) return;
    save.mutate({ input: inputOf(texts, settings, chosen, time), change: changeOf(texts, settings, chosen, time) });
  };
  return (
    <FormProvider {...form}>
      <Card asChild>
        <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
          <h3 className="font-display text-xl">{t("where")}</h3>
          <div className="grid gap-5 sm:grid-cols-6">
            {placing ? (
              <PlacedFields texts={placing} isTried={missing} onChange={setPlacing} />
            ) : (
              <AddressPicker
                triedIn="settings"
                given={settings.address ? textOf(settings.address) : ""}
                error={missing && !picked ? t("address:pick") : undefined}
                onPick={pick}
              />
            )}
            {isActing && (
              <Button type="button" variant="secondary" className="justify-self-start sm:col-span-6" onClick={switchMode}>
                {t(placing ? "placed.pick" : "placed.place")}
              </Button>
            )}
            <AddressDetailsFields>
              <p className="text-muted">{t("otherNoted")}</p>
            </AddressDetailsFields>
            <Field className="sm:col-span-3" label={t("day")}>
              <NativeSelect
                value={time?.weekday}
                onChange={({ target: { value } }) => setWanted({ ...wanted, weekday: Number(value) as typeof wanted.weekday })}
              >
                {days.map(({ weekday }) => (
                  <option key={weekday} value={weekday}>
                    {capital(weekdayName(weekday, language))}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field className="sm:col-span-3" label={t("window")}>
              <NativeSelect
                value={time?.window}
                onChange={({ target: { value } }) => setWanted({ ...wanted, window: value as typeof wanted.window })}
              >
                {windows.map((window) => (
                  <option key={window} value={window}>
                    {capital(formatWindow(window, language))}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </div>
          {chosen && schedule?.otherRegion && (
            <Notice tone="attention" live>
              {t("otherRegion")}
            </Notice>
          )}
          <BoxesThatFollow />
          <FailureNotice error={save.error} />
          <Button type="submit" loading={save.isPending} className="self-start max-sm:self-stretch">
            {t("save")}
          </Button>
        </form>
      </Card>
    </FormProvider>
  );
}
