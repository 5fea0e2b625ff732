import type { OutputOf } from "@tablee/contracts/call";
import { createPickup, type returnables } from "@tablee/contracts/calls/returnables";
import { PICKUP_NOTE_LENGTH } from "@tablee/domain/returnables/vocabulary";
import { Card } from "@tablee/ui/components/card";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { Textarea } from "@tablee/ui/components/form/textarea";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { codeOf } from "../../shared/api/error-code.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { optionalProblem, phoneProblem } from "../../shared/form/checks.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";
import { ContactLink } from "../../shared/ui/contact-link.tsx";
import { firstTexts, offerAt, type PickupTexts, pickupOf } from "./pickup-texts.ts";
import { PlaceChoice, TimeChoice } from "./pickup-time.tsx";

/** A pickup of all that is out: where, with the next delivery or on a day with a route, a phone and a note. */
export function PickupForm({ held: { offers, thisWeek } }: { held: OutputOf<typeof returnables> }) {
  const { t } = useTranslation("returnables");
  const language = useLanguage();
  const form = useForm<PickupTexts>({ defaultValues: firstTexts(offers) });
  const book = useMutation(callMutation(createPickup, { awaited: true, onSuccess: () => void toast.success(t("book.done")) }));
  const texts = form.watch();
  const offer = offerAt(offers, texts.place);
  const pickup = offer && pickupOf(offer, texts);
  const { errors } = form.formState;
  return (
    <FormProvider {...form}>
      <Card asChild>
        <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(() => pickup && book.mutate(pickup))}>
          <div>
            <h2 className="font-display text-2xl">{t("book.title")}</h2>
            <p className="text-muted">{t("book.text")}</p>
          </div>
          <PlaceChoice offers={offers} />
          {offers.length < 2 && (
            <To name="settings_delivery" className="link self-start text-sm">
              {t("book.addAlternate")}
            </To>
          )}
          {!offer && <Notice tone="attention">{t("book.noDays")}</Notice>}
          {offer && <TimeChoice offer={offer} thisWeek={thisWeek} />}
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t("book.phone")} error={errors.phone?.message} optional>
              <Input
                type="tel"
                autoComplete="tel"
                {...form.register("phone", {
                  validate: (text) => text.trim() === "" || phoneProblem(text) === undefined || t("book.phoneMalformed"),
                })}
              />
            </Field>
            <Field label={t("book.notes")} hint={t("book.notesHint")} error={errors.notes?.message} optional>
              <Textarea
                rows={2}
                {...form.register("notes", {
                  validate: (text) =>
                    optionalProblem(text, PICKUP_NOTE_LENGTH) === undefined || t("book.tooLong", { max: PICKUP_NOTE_LENGTH }),
                })}
              />
            </Field>
          </div>
          {book.error && <Failed error={book.error} said={sentenceOf(book.error, language)} />}
          <Button type="submit" disabled={!pickup} loading={book.isPending} className="self-start max-sm:self-stretch">
            {t("book.button")}
          </Button>
        </form>
      </Card>
    </FormProvider>
  );
}

/** A refusal in the server's words; an unexpected error with the address of those who can help. */
function Failed({ error, said }: { error: unknown; said: string }) {
  const { t } = useTranslation("returnables");
  const code = codeOf(error);
  return (
    <Notice tone="danger" live>
      {code === undefined || code === "server-error" ? (
        <>
          {t("book.failed")} <ContactLink />
        </>
      ) : (
        said
      )}
    </Notice>
  );
}
