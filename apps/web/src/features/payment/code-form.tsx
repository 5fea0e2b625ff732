import { applyCode, invalidateCode } from "@tablee/contracts/calls/settings-payment";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { codeOf } from "../../shared/api/error-code.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { codeProblem } from "../../shared/payment/code-problem.ts";
import { type Settings, settingsQuery } from "./requests.ts";

/** A promo or gift code for the boxes to come, and the code in effect. */
export function CodeForm({ code }: { code: Settings["code"] }) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<ReturnType<typeof codeProblem>>();
  const input = useRef<HTMLInputElement>(null);
  const hold = (settings: Settings, words: string) => {
    queryClient.setQueryData(settingsQuery.queryKey, settings);
    toast.success(words);
  };
  const apply = useMutation(
    callMutation(applyCode, {
      held: [settingsQuery.queryKey],
      onSuccess: (settings) => {
        setTyped("");
        const isGift = settings.credits.length > (queryClient.getQueryData(settingsQuery.queryKey)?.credits.length ?? 0);
        hold(settings, t(isGift ? "code.redeemed" : "code.applied"));
      },
      onError: () => input.current?.focus(),
    }),
  );
  const drop = useMutation(
    callMutation(invalidateCode, {
      held: [settingsQuery.queryKey],
      onSuccess: (settings) => hold(settings, t("code.dropped")),
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = codeProblem(typed);
    setProblem(found);
    if (found) input.current?.focus();
    else apply.mutate({ code: typed.trim() });
  };
  const wrong = apply.isError ? sentenceOf(apply.error, language) : undefined;
  return (
    <section aria-labelledby="code" className="flex flex-col gap-4">
      <h3 id="code" className="font-display text-2xl">
        {t("code.title")}
      </h3>
      {code && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-oat p-4">
          <p>
            <span className="block text-sm">{t("code.counts")}</span>
            <span className="font-semibold">{code.code}</span> · {language === "fr" ? code.textFr : code.textEn}
          </p>
          <Button size="sm" variant="secondary" loading={drop.isPending} onClick={() => drop.mutate({})}>
            {t("code.drop")}
          </Button>
        </div>
      )}
      <form noValidate onSubmit={submit} className="flex max-w-md items-start gap-3">
        <Field label={t("code.label")} error={problem ? t(`code.${problem}`) : wrong} className="grow">
          <Input
            ref={input}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
              if (codeOf(apply.error)) apply.reset();
            }}
          />
        </Field>
        <Button type="submit" variant="secondary" className="mt-7" loading={apply.isPending}>
          {t("code.apply")}
        </Button>
      </form>
    </section>
  );
}
