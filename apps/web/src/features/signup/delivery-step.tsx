import type { InputOf, OutputOf } from "@tablee/contracts/call";
import { saveAddress, savedDelivery, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import { AddressInput } from "@tablee/contracts/signup-schemas";
import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { Notice } from "@tablee/ui/components/banner";
import { Button } from "@tablee/ui/components/button";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery, callsMutation } from "../../shared/api/calls.ts";
import { codeOf, fieldErrors, sentenceOf } from "../../shared/api/errors.ts";
import { request } from "../../shared/api/request.ts";
import type { DeliveryOptions } from "../../shared/delivery/delivery-options-query.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useGo } from "../../shared/routing/use-go.ts";
import { AddressFields, type AddressForm, useAddressForm } from "./address-fields.tsx";
import { forget, keep, textsOf } from "./kept.ts";
import { PostalCodeCheck } from "./postal-code-check.tsx";
import { SignupFrame, StepSkeleton } from "./signup-frame.tsx";
import { type Slot, SlotChoice } from "./slot-choice.tsx";

/** In the order in which they stand: the first one that is wrong takes the focus. */
const fields = ["line", "unit", "buzzer", "city", "phone", "instructions"] as const;

type Saved = OutputOf<typeof savedDelivery>;

/** The third step: first whether we come there at all, then the address, then day and window with the first delivery. */
export function DeliveryStep() {
  const saved = useQuery(callQuery(savedDelivery, {}, { staleTime: 0, gcTime: 0 }));
  return (
    <SignupFrame step="delivery">
      {saved.isPending ? <StepSkeleton /> : <Delivery saved={saved.data ?? { address: null, slot: null }} />}
    </SignupFrame>
  );
}

function Delivery({ saved }: { saved: Saved }) {
  const { t } = useTranslation("signup");
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

function DeliveryForm({ postalCode, options, saved }: { postalCode: string; options: DeliveryOptions; saved: Saved }) {
  const { t } = useTranslation("signup");
  const language = useLanguage();
  const go = useGo();
  const form = useAddressForm(addressGiven(saved.address, postalCode, options.city?.[language] ?? ""));
  useEffect(() => form.watch((values) => keep("delivery", { ...values, postalCode })).unsubscribe, [form, postalCode]);
  const [slot, setSlot] = useState<Slot | undefined>(() => slotGiven(saved.slot, options) ?? firstSlot(options));
  const [slotMissing, setSlotMissing] = useState(false);
  const slots = useRef<HTMLDivElement>(null);
  const save = useMutation(
    callsMutation(
      [saveAddress, updateDeliverySlot],
      async ({ address, chosen }: { address: InputOf<typeof saveAddress>; chosen: Slot }) => {
        await request(saveAddress, address);
        return request(updateDeliverySlot, { weekday: chosen.weekday as 1, window: chosen.window });
      },
      {
        awaited: true,
        onSuccess: ({ step }) => {
          forget("delivery");
          return go(`signup_${step}`);
        },
        onError: (error) => {
          const found = new Map(fieldErrors(error));
          if (codeOf(error) === "po-box") found.set("line", sentenceOf(error, language));
          const wrong = fields.filter((name) => found.has(name));
          for (const name of wrong) form.setError(name, { message: found.get(name)! });
          if (wrong[0]) form.setFocus(wrong[0]);
        },
      },
    ),
  );
  const submit = (values: AddressForm) => {
    setSlotMissing(slot === undefined);
    if (slot === undefined) {
      slots.current?.scrollIntoView({ block: "center" });
      slots.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus({ preventScroll: true });
      return;
    }
    save.mutate({ address: addressOf(values, postalCode, options), chosen: slot });
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="flex animate-rise flex-col gap-9">
      <AddressFields form={form} region={options.region ?? "qc"} />
      <div ref={slots}>
        <SlotChoice days={options.days} slot={slot} missing={slotMissing && slot === undefined} onChange={setSlot} />
      </div>
      {save.isError && fields.every((name) => form.formState.errors[name] === undefined) && (
        <Notice tone="danger" live>
          {sentenceOf(save.error, language)}
        </Notice>
      )}
      <Button type="submit" size="lg" loading={save.isPending} className="sm:self-start">
        {t("delivery.submit")}
      </Button>
    </form>
  );
}

/** What was typed last, else the address that was given; the city of another postal code is another one. */
function addressGiven(address: Saved["address"], postalCode: string, city: string): AddressForm {
  const { line = "", unit = "", buzzer = "", instructions = "" } = address ?? {};
  const phone = address?.phone ? spokenPhone(address.phone) : "";
  const same = address?.postalCode === postalCode;
  const given = { line: same ? line : "", unit: same ? unit : "", buzzer: same ? buzzer : "", city: same ? address.city : city };
  const typed = textsOf("delivery", { ...given, phone, instructions, postalCode: "" });
  const { postalCode: typedFor, ...texts } = typed;
  return typedFor === postalCode ? texts : { ...given, phone, instructions };
}

/** As one writes it: '514 555-0134' for '+15145550134'. */
const spokenPhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1 $2-$3");

/** The day and window that were chosen before, where they are offered there. */
const slotGiven = (slot: Saved["slot"], { days }: DeliveryOptions): Slot | undefined =>
  slot && days.some((day) => day.weekday === slot.weekday && day.windows.includes(slot.window)) ? slot : undefined;

const firstSlot = ({ days }: DeliveryOptions): Slot | undefined => {
  const [day] = [...days].sort((a, b) => (a.firstDelivery < b.firstDelivery ? -1 : 1));
  const window: DeliveryWindow | undefined = day?.windows.at(-1);
  return day && window ? { weekday: day.weekday, window } : undefined;
};

function addressOf(values: AddressForm, postalCode: string, { region }: DeliveryOptions): InputOf<typeof saveAddress> {
  const filled = Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ""));
  return AddressInput.parse({ ...filled, postalCode, province: (region ?? "qc").toUpperCase() });
}
