import { Card } from "@tablee/ui/components/card";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { Lock } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { codeOf } from "../../../shared/api/error-code.ts";
import { sentenceOf } from "../../../shared/api/errors.ts";
import { useSession } from "../../../shared/api/session.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import type { TestCard } from "../../../shared/payment/card-choice.tsx";
import { usePaypalReturn } from "../../../shared/payment/paypal.ts";
import { pathTo } from "../../../shared/routing/paths.ts";
import { To } from "../../../shared/routing/to.tsx";
import { ContactLink } from "../../../shared/ui/contact-link.tsx";
import type { FirstOrderData, SecondBox } from "../first-order.tsx";
import { DeclinedCard } from "./declined-card.tsx";
import type { Pay } from "./use-pay.ts";
import { WayToPay } from "./way-to-pay.tsx";

interface PayFormProps {
  cards: readonly TestCard[];
  order: FirstOrderData;
  second: SecondBox;
  /** Identifies the quote on the screen: the payment confirms this quote only. */
  quote: string;
  pay: Pay;
}

/** The card or PayPal, the terms, and the one button that charges. */
export function PayForm({ cards, order, second, quote, pay }: PayFormProps) {
  const { t } = useTranslation("steps");
  const language = useLanguage();
  const [token, setToken] = useState("");
  const back = usePaypalReturn();
  const contact = useSession()?.contact;
  const card = token === "" ? undefined : ({ methodToken: token, provider: "card" } as const);
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const price = formatMoney(order.price.chargeCents, language);
  if (cards.length === 0) return <Notice tone="attention">{t("payment.noCards")}</Notice>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const way = back?.came === "approved" ? ({ methodToken: back.setupToken, provider: "paypal" } as const) : card;
    if (way && accepted) pay.mutate({ ...way, quote });
    else event.currentTarget.querySelector<HTMLElement>(way ? '[role="checkbox"]' : 'input[type="radio"]')?.focus();
  };
  return (
    <Card look="plain" asChild>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <WayToPay cards={cards} token={token} missing={tried && token === ""} onChange={setToken} />
        <div>
          <Checkbox
            label={t("payment.terms")}
            hint={<TermsInShort />}
            checked={accepted}
            onCheckedChange={(checked) => setAccepted(checked === true)}
            aria-invalid={tried && !accepted}
          />
          <a
            href={pathTo("terms_conditions", language)}
            target="_blank"
            rel="noopener"
            className="link ml-9 inline-flex min-h-9 items-center text-sm"
          >
            {t("payment.termsRead")}
          </a>
          <p aria-live="polite" className="font-medium text-danger-ink text-sm">
            {tried && !accepted && t("payment.termsMissing")}
          </p>
        </div>
        {pay.isError && (
          <Notice tone="danger" live title={sentenceOf(pay.error, language)}>
            {codeOf(pay.error) === "card-declined" && `${t("payment.declined")} `}
            {["card-declined", "too-many-declines"].includes(codeOf(pay.error) ?? "") && (
              <>
                <DeclinedCard since={pay.submittedAt} /> {t("payment.help")} <ContactLink />
              </>
            )}
            {codeOf(pay.error) === "slot-full" && (
              <To name="signup_delivery" className="link">
                {t("payment.toDelivery")}
              </To>
            )}
            {codeOf(pay.error) === "household-taken" && t("payment.householdTaken", { email: contact?.email ?? "" })}
            {["price-changed", "offer-taken"].includes(codeOf(pay.error) ?? "") &&
              t("payment.changed", { price, day: formatDay(order.deliveryDate, language) })}
          </Notice>
        )}
        <p className="figures text-center font-medium">
          {t(second.deliveryFeeCents === 0 ? "payment.secondFree" : "payment.second", {
            food: formatMoney(second.foodCents, language),
            fee: formatMoney(second.deliveryFeeCents, language),
            date: formatDayShort(second.chargedAt.date, language),
          })}
        </p>
        <Button type="submit" size="lg" loading={pay.isPending} className="max-[22.4375rem]:px-2 max-[22.4375rem]:text-sm">
          <Lock aria-hidden="true" className="max-sm:hidden" />
          {t("payment.submit", { price })}
        </Button>
        <p className="text-center text-muted text-sm">{t("payment.charged")}</p>
      </form>
    </Card>
  );
}

/** The five lines that are accepted; the version accepted is theirs. */
function TermsInShort() {
  const { t } = useTranslation("steps");
  return (
    <span className="mt-1 flex flex-col gap-2">
      {t("payment.termsText")
        .split("\n")
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </span>
  );
}
