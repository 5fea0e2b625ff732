import { Spinner } from "@tablee/ui/components/feedback/spinner";
import { Button } from "@tablee/ui/components/form/button";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { formatDay } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../../../shared/api/errors.ts";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { methodName } from "../../../../shared/order/method-name.ts";
import { To } from "../../../../shared/routing/to.tsx";
import { ContactLink } from "../../../../shared/ui/contact-link.tsx";
import { dishesOf } from "../draft.ts";
import type { AddedItems } from "../use-additions.ts";
import { PayConfirm } from "./pay-confirm.tsx";
import { PayWithAnother } from "./pay-with-another.tsx";
import type { PayNow } from "./use-pay-now.ts";

interface Face {
  title: string;
  text?: ReactNode;
  body?: ReactNode;
  footer?: ReactNode;
}

/** Asks before anything is charged, and stays open until the outcome is known. */
export function PayNowDialog({ items, pay }: { items: AddedItems; pay: PayNow }) {
  const face = useFace(items, pay);
  return (
    <Dialog
      open={pay.stage !== "closed"}
      onOpenChange={(open) => {
        if (!open && pay.stage !== "loading") pay.close();
      }}
      size="sm"
      title={face.title}
      description={face.text}
      footer={face.footer}
    >
      {face.body}
    </Dialog>
  );
}

function useFace(items: AddedItems, pay: PayNow): Face {
  const { stage, start, bill, otherCard, method, confirm, close } = pay;
  const { t } = useTranslation("basket");
  const language = useLanguage();
  const started = start.data;
  const charge = started?.addition.price.chargeCents ?? 0;
  const form = useId();
  const day = formatDay(items.data.order.deliveryDate, language);
  const back = (
    <Button variant="secondary" onClick={close}>
      {t("pay.see")}
    </Button>
  );
  const again = (
    <Button onClick={confirm} loading={bill.isPending}>
      {t("pay.again")}
    </Button>
  );
  switch (stage) {
    case "closed":
    case "confirm": {
      return {
        title: t("pay.title"),
        text: t("pay.text", { day }),
        body: started && <PayConfirm started={started} data={items.data} />,
        footer: (
          <>
            <Button variant="secondary" onClick={close}>
              {t("pay.back")}
            </Button>
            <Button onClick={confirm}>
              {charge > 0 ? t("pay.confirm", { price: formatMoney(charge, language) }) : t("pay.confirmFree")}
            </Button>
          </>
        ),
      };
    }
    case "loading":
      return {
        title: t("pay.loading"),
        text: t("pay.loadingText"),
        body: (
          <div className="grid place-items-center py-6">
            <Spinner className="size-10 text-primary" />
          </div>
        ),
      };
    case "success":
      return {
        title: t("pay.successTitle"),
        text: t("pay.successText", { day }),
        body: (
          <div className="flex flex-col items-center gap-3">
            <CircleCheck aria-hidden="true" className="size-16 text-good" />
            {charge > 0 && method && (
              <p className="figures font-semibold">{t("pay.paid", { price: formatMoney(charge, language), method: methodName(method) })}</p>
            )}
          </div>
        ),
        footer: (
          <>
            <Button variant="secondary" onClick={close}>
              {t("pay.more")}
            </Button>
            <To name="account" slash className={buttonStyle({})}>
              {t("pay.boxes")}
            </To>
          </>
        ),
      };
    case "failed":
      return {
        title: t("pay.failedTitle"),
        text: bill.error ? sentenceOf(bill.error, language) : t("pay.failedText"),
        body: (
          <>
            <PayWithAnother form={form} pay={pay} />
            <p className="text-muted text-sm">
              {t("pay.failedAgain")} <ContactLink />
            </p>
          </>
        ),
        footer: (
          <>
            <Button variant="secondary" onClick={confirm} loading={bill.isPending}>
              {t("pay.sameCard")}
            </Button>
            <Button type="submit" form={form} loading={otherCard.isPending}>
              {t("pay.withThis", { price: formatMoney(charge, language) })}
            </Button>
          </>
        ),
      };
    case "undecided":
      return { title: t("pay.undecidedTitle"), text: t("pay.undecidedText"), footer: again };
    case "sold-out": {
      const dishes = dishesOf(items.data);
      const list = (bill.data?.removed ?? []).map((sku) => dishes.get(sku)?.name[language] ?? sku).join(", ");
      return {
        title: t("pay.soldOutTitle"),
        text: list === "" ? t("pay.soldOutAll") : t("pay.soldOutText", { list }),
        footer: back,
      };
    }
    case "cutoff":
      return {
        title: t("pay.cutoffTitle"),
        text: sentenceOf(bill.error ?? start.error, language),
        footer: (
          <To name="account" slash className={buttonStyle({})}>
            {t("pay.boxes")}
          </To>
        ),
      };
  }
}
