import type { InputOf } from "@tablee/contracts/call";
import { saveAddress, updateDeliverySlot } from "@tablee/contracts/calls/signup";
import { AddressInput } from "@tablee/contracts/signup-schemas";
import type { DeliveryWindow } from "@tablee/domain/subscription/vocabulary";
import { Notice } from "@tablee/ui/components/banner";
import { Button } from "@tablee/ui/components/button";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callsMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { request } from "../../shared/api/request.ts";
import type { DeliveryOptions } from "../../shared/delivery/delivery-options-query.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useGo } from "../../shared/routing/use-go.ts";
import { AddressFields, type AddressForm, useAddressForm } from "./address-fields.tsx";
import { PostalCodeCheck } from "./postal-code-check.tsx";
import { SignupFrame } from "./signup-frame.tsx";
import { type Slot, SlotChoice } from "./slot-choice.tsx";

/** The third step: first whether we come there at all, then the address, then day and window with the first delivery. */
export function DeliveryStep() {
  const { t } = useTranslation("signup");
  const [area, setArea] = useState<{ postalCode: string; options: DeliveryOptions }>();
  return (
    <SignupFrame step="delivery">
      <div className="mx-auto flex max-w-2xl flex-col gap-8">
        <h1 className="font-display text-4xl">{t("delivery.title")}</h1>
        <PostalCodeCheck onServed={setArea} />
        {area?.options.region && <DeliveryForm key={area.postalCode} {...area} />}
      </div>
    </SignupFrame>
  );
}

function DeliveryForm({ postalCode, options }: { postalCode: string; options: DeliveryOptions }) {
  const { t } = useTranslation("signup");
  const language = useLanguage();
  const go = useGo();
  const form = useAddressForm(options.city?.[language] ?? "");
  const [slot, setSlot] = useState<Slot | undefined>(() => firstSlot(options));
  const [slotMissing, setSlotMissing] = useState(false);
  const slots = useRef<HTMLDivElement>(null);
  const save = useMutation(
    callsMutation(
      [saveAddress, updateDeliverySlot],
      async ({ address, chosen }: { address: InputOf<typeof saveAddress>; chosen: Slot }) => {
        await request(saveAddress, address);
        return request(updateDeliverySlot, { weekday: chosen.weekday as 1, window: chosen.window });
      },
      { awaited: true, onSuccess: ({ step }) => go(`signup_${step}`) },
    ),
  );
  const submit = (values: AddressForm) => {
    setSlotMissing(slot === undefined);
    if (slot === undefined) {
      slots.current?.scrollIntoView({ block: "center" });
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
      {save.isError && (
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

const firstSlot = ({ days }: DeliveryOptions): Slot | undefined => {
  const [day] = [...days].sort((a, b) => (a.firstDelivery < b.firstDelivery ? -1 : 1));
  const window: DeliveryWindow | undefined = day?.windows.at(-1);
  return day && window ? { weekday: day.weekday, window } : undefined;
};

function addressOf(values: AddressForm, postalCode: string, { region }: DeliveryOptions): InputOf<typeof saveAddress> {
  const filled = Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ""));
  return AddressInput.parse({ ...filled, postalCode, province: (region ?? "qc").toUpperCase() });
}
