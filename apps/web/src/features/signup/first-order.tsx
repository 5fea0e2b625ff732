import type { OutputOf } from "@tablee/contracts/call";
import type { paymentData } from "@tablee/contracts/calls/first-order";
import { saveDiscountCode } from "@tablee/contracts/calls/signup";
import type { DishCard } from "@tablee/contracts/schemas";
import { Card, CardStitch, CardTitle } from "@tablee/ui/components/card";
import { DishPicture } from "@tablee/ui/components/dish-picture";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { Price } from "@tablee/ui/components/price";
import { formatDay } from "@tablee/ui/format/dates";
import { formatWindow } from "@tablee/ui/format/times";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { sessionIsNew } from "../../shared/api/request.ts";
import { LineContents } from "../../shared/dish/line-contents.tsx";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { IncompleteBox } from "../../shared/order/incomplete/incomplete-box.tsx";
import { PriceLines } from "../../shared/order/price-lines.tsx";
import { codeProblem } from "../../shared/payment/code-problem.ts";
import { lateDialog } from "../../shared/ui/late-dialog.tsx";

export type SecondBox = OutputOf<typeof paymentData>["second"];
export type FirstOrderData = NonNullable<OutputOf<typeof paymentData>["order"]>;

/** The first box: its content, its date, and its price line by line. */
export function FirstOrder({ order, code, swappable }: { order: FirstOrderData; code: string | null; swappable: boolean }) {
  const { t } = useTranslation("steps");
  const language = useLanguage();
  return (
    <Card look="lifted">
      <CardTitle level={2}>{t("payment.first")}</CardTitle>
      <p className="text-muted">
        {t("payment.arrives", { day: capital(formatDay(order.deliveryDate, language)), window: formatWindow(order.window, language) })}
      </p>
      <ul className="mt-5 flex flex-col gap-3">
        {order.lines.map(({ dish, quantity, amountCents, options }) => (
          <li key={dish.sku} className="flex items-start gap-3 sm:items-center sm:gap-4">
            <DishPicture plate={dish.plate} seed={dish.sku} className="size-12 shrink-0 rounded-control sm:size-16" />
            <div className="min-w-0 grow">
              <span className="font-medium">{dish.name[language]}</span>
              <span className="block text-muted text-sm">
                {quantity > 1 ? `${quantity} × ${dish.subtitle[language]}` : dish.subtitle[language]}
              </span>
              <LineContents dish={dish} options={options} />
              {swappable && <Swap dish={dish} />}
            </div>
            <Price cents={amountCents} />
          </li>
        ))}
      </ul>
      {order.missing > 0 && (
        <div className="mt-4">
          <IncompleteBox order={order} />
        </div>
      )}
      <CardStitch />
      <div aria-live="polite">
        <PriceLines price={order.price} />
      </div>
      <CardStitch />
      <CodeForm code={code} />
    </Card>
  );
}

const { Dialog: SwapDialog, useOpener } = lateDialog(async () => (await import("./swap-first.tsx")).SwapFirst);

function Swap({ dish }: { dish: DishCard }) {
  const { t } = useTranslation("swap");
  const language = useLanguage();
  const { button, dialog } = useOpener();
  return (
    <>
      <TextButton {...button} aria-label={t("label", { dish: dish.name[language] })}>
        {t("swap")}
      </TextButton>
      <SwapDialog {...dialog} dish={dish} />
    </>
  );
}

type Applied = OutputOf<typeof saveDiscountCode>;

/** A promo code for the first boxes, or a gift card, which becomes credit at once. */
function CodeForm({ code }: { code: string | null }) {
  const { t } = useTranslation("steps");
  const language = useLanguage();
  const [text, setText] = useState(code ?? "");
  const [problem, setProblem] = useState<ReturnType<typeof codeProblem>>();
  const input = useRef<HTMLInputElement>(null);
  const save = useMutation(
    callMutation(saveDiscountCode, {
      awaited: true,
      onSuccess: ({ isGiftCard }) => {
        // Its code is used up; an offer's stays in the field, beside its price.
        if (isGiftCard) setText(code ?? "");
        return sessionIsNew();
      },
      onError: () => input.current?.focus(),
    }),
  );
  const appliedWords = ({ isGiftCard, code: end, textEn, textFr }: Applied): string =>
    isGiftCard ? t("payment.redeemed", { end }) : t("payment.applied", { text: language === "fr" ? textFr : textEn });
  const wrong = save.isError ? sentenceOf(save.error, language) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = codeProblem(text);
    setProblem(found);
    if (found) input.current?.focus();
    else save.mutate({ code: text.trim() });
  };
  const change = (typed: string) => {
    setText(typed);
    setProblem(undefined);
    if (save.isError) save.reset();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={t("payment.code")}
        optional
        error={problem ? t(`payment.codeProblem.${problem}`) : wrong}
        hint={save.data && appliedWords(save.data)}
      >
        <div className="flex gap-3">
          <Input ref={input} value={text} onChange={(event) => change(event.target.value)} autoComplete="off" className="uppercase" />
          <Button type="submit" variant="secondary" loading={save.isPending}>
            {t("payment.apply")}
          </Button>
        </div>
      </Field>
    </form>
  );
}
