import { recordAddressAttempt } from "@tablee/contracts/calls/signup";
import { STATED_CITIES } from "@tablee/domain/geography/vocabulary";
import { regions } from "@tablee/domain/kernel/place/region";
import { AwaitsConnection } from "@tablee/ui/components/feedback/awaits-connection";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { formatList } from "@tablee/ui/format/numbers";
import { useMutation } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { request } from "../../../shared/api/request.ts";
import { useHydrated } from "../../../shared/app/use-hydrated.ts";
import { deliveryOptionsQuery } from "../../../shared/delivery/delivery-options-query.ts";
import { usePostalCode } from "../../../shared/delivery/use-postal-code.ts";
import { weekdayName } from "../../../shared/delivery/weekdays.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { keepRegion } from "../../../shared/region/keep-region.ts";
import { To } from "../../../shared/routing/to.tsx";

/** Our delivery area, with a check of the visitor's postal code. Requests for other areas are noted. */
export function AreaCheck() {
  const { t } = useTranslation(["home", "app"]);
  const language = useLanguage();
  // An early press would send the form to the server, which takes none.
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { text, problem, change, ask } = usePostalCode();
  const check = useMutation({
    mutationFn: async (postalCode: string) => {
      const options = await queryClient.fetchQuery(deliveryOptionsQuery(postalCode));
      if (options.region) await keepRegion(options.region);
      if (!options.served) await request(recordAddressAttempt, { postalCode });
      return options;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const postalCode = ask();
    if (postalCode) check.mutate(postalCode);
    else {
      check.reset();
      input.current?.focus();
    }
  };
  const answer = check.data;
  const days = answer?.days.map((day) => weekdayName(day.weekday, language)) ?? [];
  return (
    <section aria-labelledby="area" className="mx-auto grid max-w-6xl gap-8 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:gap-14 lg:py-20">
      <div>
        <h2 id="area" className="font-display text-4xl">
          {t("area.title")}
        </h2>
        <p className="measure mt-3 text-lg">{t("area.text", { cities: STATED_CITIES })}</p>
        <ul className="mt-5 flex flex-wrap gap-2">
          {regions.map((region) => (
            <li key={region} className="flex items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 py-1.5 font-medium">
              <MapPin aria-hidden="true" className="size-4 text-primary-ink" />
              {t(`app:region.${region}`)}
            </li>
          ))}
        </ul>
      </div>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 self-center rounded-card bg-surface p-(--card-pad) shadow-card">
        <Field
          label={t("area.label")}
          error={problem ? t(`area.${problem}`) : check.isError ? sentenceOf(check.error, language) : undefined}
        >
          <div className="flex gap-3">
            <Input
              value={text}
              onChange={(event) => {
                change(event.target.value);
                // An answer is about the code that it was given for.
                check.reset();
              }}
              autoComplete="postal-code"
              placeholder="H2X 1Y4"
              ref={input}
              maxLength={20}
              className="uppercase placeholder:normal-case"
            />
            <Button type="submit" variant="secondary" disabled={!hydrated} loading={check.isPending}>
              {t("area.check")}
            </Button>
          </div>
        </Field>
        <div aria-live="polite">
          {check.isPending && <AwaitsConnection />}
          {answer?.served && (
            <Notice
              tone="good"
              title={answer.city ? t("area.yes", { city: answer.city[language] }) : t("area.yesHere")}
              action={
                <To
                  name="menu"
                  params={{ date: "this-week" }}
                  search={{ region: answer.region ?? undefined }}
                  className="link font-semibold"
                >
                  {t("week.all")}
                </To>
              }
            >
              {days.length > 0 && t("area.days", { days: formatList(days, language) })}
            </Notice>
          )}
          {answer && !answer.served && (
            <Notice
              tone="attention"
              title={t("area.no")}
              action={
                <To name="contact" state={{ postalCode: check.variables }} className="link font-semibold">
                  {t("area.leave")}
                </To>
              }
            >
              {t("area.noText")}
            </Notice>
          )}
        </div>
      </form>
    </section>
  );
}
