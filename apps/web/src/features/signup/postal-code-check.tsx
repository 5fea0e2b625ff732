import { recordAddressAttempt } from "@tablee/contracts/calls/signup";
import { AwaitsConnection } from "@tablee/ui/components/feedback/awaits-connection";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../shared/api/errors.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { request } from "../../shared/api/request.ts";
import { type DeliveryOptions, deliveryOptionsQuery } from "../../shared/delivery/delivery-options-query.ts";
import { usePostalCode } from "../../shared/delivery/use-postal-code.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { keepRegion } from "../../shared/region/keep-region.ts";
import { To } from "../../shared/routing/to.tsx";

type Area = { postalCode: string; options: DeliveryOptions };

/**
 * Checks a postal code as soon as it is complete, and the `given` one at once. A code outside the delivery area is recorded as an attempt.
 */
export function PostalCodeCheck({ given, onServed }: { given: string; onServed: (area: Area | undefined) => void }) {
  const { t } = useTranslation("steps");
  const language = useLanguage();
  const { text, problem, change: type, ask } = usePostalCode(given);
  const check = useMutation({
    mutationFn: async (postalCode: string): Promise<Area> => {
      const options = await queryClient.fetchQuery(deliveryOptionsQuery(postalCode));
      if (options.region) await keepRegion(options.region);
      if (!options.served) await request(recordAddressAttempt, { postalCode, triedIn: "sign-up" });
      return { postalCode, options };
    },
  });
  const { mutate } = check;
  // Callbacks of `mutate` run for the latest request only: a late answer about an earlier code is ignored.
  const look = useCallback(
    (postalCode: string) => mutate(postalCode, { onSuccess: (area) => onServed(area.options.served ? area : undefined) }),
    [mutate, onServed],
  );
  const input = useRef<HTMLInputElement>(null);
  // Checks only the code that was known when the form opened. `given` follows the field too, and `change` checks the typed codes.
  const isAsked = useRef(given === "");
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    look(given);
  }, [given, look]);
  const change = (typed: string) => {
    const postalCode = type(typed);
    if (!check.isIdle) {
      check.reset();
      onServed(undefined);
    }
    if (postalCode) look(postalCode);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const postalCode = ask();
    if (postalCode) look(postalCode);
    else input.current?.focus();
  };
  const answer = check.data?.options;
  const city = answer?.city?.[language];
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field
        label={t("delivery.postalCode.label")}
        error={problem ? t(`delivery.postalCode.${problem}`) : check.isError ? sentenceOf(check.error, language) : undefined}
      >
        <div className="flex gap-3">
          <Input
            value={text}
            onChange={(event) => change(event.target.value)}
            autoComplete="postal-code"
            ref={input}
            maxLength={20}
            placeholder="H2X 1Y4"
            className="max-w-44 uppercase"
          />
          {!answer && (
            <Button type="submit" variant="secondary" loading={check.isPending}>
              {t("delivery.check")}
            </Button>
          )}
        </div>
      </Field>
      <div aria-live="polite">
        {check.isPending && <AwaitsConnection />}
        {answer?.served && city && (
          <p className="flex items-center gap-2 font-medium text-good-ink">
            <Check aria-hidden="true" className="size-5" />
            {t("delivery.served", { city })}
          </p>
        )}
        {answer && !answer.served && (
          <Notice tone="attention" title={t("delivery.outside")}>
            {t("delivery.outsideText")}{" "}
            <To name="no_delivery" className="link font-semibold">
              {t("delivery.outsideMore")}
            </To>
          </Notice>
        )}
      </div>
    </form>
  );
}
