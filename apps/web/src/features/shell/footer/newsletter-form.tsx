import { subscribeToNewsletter } from "@tablee/contracts/calls/newsletter";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { THANKS } from "@tablee/domain/consent/newsletter-thanks";
import { Button } from "@tablee/ui/components/form/button";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../../shared/api/calls.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { ConsentAsker } from "../../../shared/consent/consent-asker.tsx";
import { useLanguage } from "../../../shared/i18n/use-language.ts";

/** The standard pattern; the server judges by its schema, which would weigh more than the form on every page. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Subscribes an address to the newsletter: checks the address first, then the consent, and only then sends it. */
export function NewsletterForm() {
  const { t } = useTranslation("footer");
  const language = useLanguage();
  const said = useId();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [agrees, setAgrees] = useState(false);
  const [problem, setProblem] = useState<"email" | "consent">();
  const subscribe = useMutation(callMutation(subscribeToNewsletter));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (subscribe.isPending) return;
    const address = email.trim();
    const wrong = EMAIL.test(address) ? (agrees ? undefined : "consent") : "email";
    setProblem(wrong);
    if (wrong) form.current?.querySelector<HTMLElement>(wrong === "email" ? "input" : "[role=checkbox]")?.focus();
    else subscribe.mutate({ email: address, agreed: currentWordings.newsletter });
  };

  if (subscribe.data?.action === THANKS) {
    return (
      // The button that had the focus is gone.
      <p role="status" tabIndex={-1} ref={(shown) => shown?.focus()} className="max-w-md outline-none">
        {t("newsletter.thanks")}
      </p>
    );
  }
  const failure = subscribe.isError ? sentenceOf(subscribe.error, language) : subscribe.isSuccess ? t("newsletter.notTaken") : undefined;
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-md flex-col gap-2">
      <div className="flex items-start gap-2">
        <Field label={t("newsletter.email")} error={problem === "email" && t("newsletter.emailInvalid")} className="grow">
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              subscribe.reset();
            }}
          />
        </Field>
        <Button type="submit" variant="secondary" className="mt-7" loading={subscribe.isPending}>
          {t("newsletter.subscribe")}
        </Button>
      </div>
      <Checkbox
        label={t("newsletter.consent")}
        hint={<ConsentAsker />}
        checked={agrees}
        onCheckedChange={(checked) => setAgrees(checked === true)}
        aria-invalid={problem === "consent" || undefined}
        aria-describedby={said}
      />
      <p id={said} role="alert" className="text-danger-ink text-sm empty:hidden">
        {problem === "consent" ? t("newsletter.consentMissing") : failure}
      </p>
    </form>
  );
}
