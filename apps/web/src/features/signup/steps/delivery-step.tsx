import { unfitAddresses } from "@tablee/contracts/address-schemas";
import { saveAddress, savedDelivery } from "@tablee/contracts/calls/signup";
import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation, callQuery } from "../../../shared/api/calls.ts";
import { codeOf } from "../../../shared/api/error-code.ts";
import { fieldErrors, sentenceOf } from "../../../shared/api/errors.ts";
import { type DeliveryOptions, deliveryOptionsQuery } from "../../../shared/delivery/delivery-options-query.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useGo } from "../../../shared/routing/use-go.ts";
import { type AddressForm, addressOf, type PickedPlace, placeGiven, type SavedDelivery, textsGiven } from "../address-given.ts";
import { forget, keep, textsOf } from "../kept.ts";
import { PostalCodeCheck } from "../postal-code-check.tsx";
import { SignupFrame, StepSkeleton } from "../signup-frame.tsx";
import { AddressFields } from "./address-fields.tsx";
import { type Slot, SlotChoice } from "./slot-choice.tsx";

/** In the order in which they stand: the first one that is wrong takes the focus. */
const fields = ["unit", "buzzer", "phone", "instructions"] as const satisfies readonly (keyof AddressForm)[];
/** Refusals that are about the place. */
const ofPlace: ReadonlySet<string> = new Set(unfitAddresses);

/** The third step: first the check of the postal code, then the address, then day and window with the first delivery. */
export function DeliveryStep() {
  const saved = useQuery(callQuery(savedDelivery, {}, { staleTime: 0, gcTime: 0 }));
  return (
    <SignupFrame step="delivery">
      {saved.isPending ? <StepSkeleton /> : <Delivery saved={saved.data ?? { address: null, slot: null, offersByText: false }} />}
    </SignupFrame>
  );
}

function Delivery({ saved }: { saved: SavedDelivery }) {
  const { t } = useTranslation("steps");
  const [area, setArea] = useState<{ postalCode: string; options: DeliveryOptions }>();
  const { postalCode: given } = textsOf("delivery", { postalCode: saved.address?.postalCode ?? "" });
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-8">
      <h1 className="font-display text-4xl">{t("delivery.title")}</h1>
      <PostalCodeCheck given={given} onServed={setArea} />
      {area?.options.region && <DeliveryForm key={area.postalCode} {...area} saved={saved} />}
    </div>
  );
}

function DeliveryForm({ postalCode, options: near, saved }: { postalCode: string; options: DeliveryOptions; saved: SavedDelivery }) {
  const { t } = useTranslation(["steps", "address"]);
  const language = useLanguage();
  const go = useGo();
  const form = useForm<AddressForm>({ defaultValues: textsGiven(saved, postalCode) });
  const [place, setPlace] = useState(() => placeGiven(saved.address, postalCode));
  const [placeProblem, setPlaceProblem] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const keepAll = (values: object) => keep("delivery", { ...values, ...place, postalCode });
    if (place.picked || !place.isSaved) keepAll(form.getValues());
    return form.watch(keepAll).unsubscribe;
  }, [form, postalCode, place]);
  // The picked place may have a different postal code than the one checked.
  const options = useQuery(deliveryOptionsQuery(place.picked?.postalCode ?? postalCode)).data ?? near;
  const [wanted, setSlot] = useState<Slot | undefined>(saved.slot ?? undefined);
  const slot = (wanted && slotIn(options, wanted)) ?? firstSlot(options);
  const [slotMissing, setSlotMissing] = useState(false);
  const slots = useRef<HTMLDivElement>(null);
  const save = useMutation(
    callMutation(saveAddress, {
      awaited: true,
      onSuccess: ({ step = "payment" }) => {
        forget("delivery");
        return go(`signup_${step}`);
      },
      onError: (error) => {
        const found = fieldErrors(error);
        const wrong = fields.filter((name) => found.has(name));
        for (const name of wrong) form.setError(name, { message: found.get(name)! });
        if (wrong[0]) form.setFocus(wrong[0]);
        if (!ofPlace.has(codeOf(error) ?? "")) return;
        setPlaceProblem(sentenceOf(error, language));
        picker.current?.focus();
      },
    }),
  );
  const pick = (next: PickedPlace) => {
    const isOutside = next.picked && !next.picked.served;
    setPlace(isOutside ? { text: next.text, picked: undefined } : next);
    setPlaceProblem(undefined);
    if (isOutside) void go("no_delivery");
  };
  const submit = (values: AddressForm) => {
    setSlotMissing(slot === undefined);
    if (slot === undefined) {
      slots.current?.scrollIntoView({ block: "center" });
      slots.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus({ preventScroll: true });
      return;
    }
    save.mutate({ ...addressOf(values, place, saved.offersByText), time: { weekday: slot.weekday as 1, window: slot.window } });
  };
  const check = (event: FormEvent) => {
    if (place.picked || place.isSaved) return form.handleSubmit(submit)(event);
    event.preventDefault();
    setPlaceProblem(t(place.text.trim() === "" ? "address:missing" : "address:pick"));
    return form.trigger().then(() => picker.current?.focus());
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={check} className="flex animate-rise flex-col gap-9">
        <AddressFields near={postalCode} place={place} error={placeProblem} onPlace={pick} pickerRef={picker} />
        <div ref={slots}>
          <SlotChoice days={options.days} slot={slot} missing={slotMissing && slot === undefined} onChange={setSlot} />
        </div>
        {save.isError && placeProblem === undefined && fields.every((name) => form.formState.errors[name] === undefined) && (
          <Notice tone="danger" live>
            {sentenceOf(save.error, language)}
          </Notice>
        )}
        <Button type="submit" size="lg" loading={save.isPending} className="sm:self-start">
          {t("delivery.submit")}
        </Button>
      </form>
    </FormProvider>
  );
}

/** The wanted day and window, if they are offered. */
const slotIn = ({ days }: DeliveryOptions, slot: Slot): Slot | undefined =>
  days.some((day) => day.weekday === slot.weekday && day.windows.includes(slot.window)) ? slot : undefined;

const firstSlot = ({ days }: DeliveryOptions): Slot | undefined => {
  const [day] = [...days].sort((a, b) => (a.firstDelivery < b.firstDelivery ? -1 : 1));
  const window: DeliveryWindow | undefined = day?.windows.at(-1);
  return day && window ? { weekday: day.weekday, window } : undefined;
};
