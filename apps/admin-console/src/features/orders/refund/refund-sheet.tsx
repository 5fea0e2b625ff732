import { lineName } from "@tablee/domain/pricing/lines";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Radio, RadioGroup } from "@tablee/ui/components/form/radio-group";
import { Sheet } from "@tablee/ui/components/overlay/sheet";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskOrder, Receipt } from "../requests.ts";
import { RefundLines } from "./refund-lines.tsx";
import { RefundPreview } from "./refund-preview.tsx";
import { refundableParts } from "./refundable.ts";

/** Chooses what to refund of a paid order, and shows the amount as it changes. */
export function RefundSheet({ view }: { view: DeskOrder & { receipt: Receipt } }) {
  const { t } = useTranslation("orders");
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>{t("refund.open")}</Button>}
      title={t("refund.choose")}
      description={t("refund.chooseText")}
      className="w-[min(44rem,calc(100vw-2.5rem))]"
    >
      {open && <RefundForm view={view} onDone={() => setOpen(false)} />}
    </Sheet>
  );
}

function RefundForm({ view, onDone }: { view: DeskOrder & { receipt: Receipt }; onDone: () => void }) {
  const { t } = useTranslation("orders");
  const parts = refundableParts(view.receipt, view.events);
  const [chosenPart, setChosenPart] = useState(0);
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({});
  const [deliveryFee, setDeliveryFee] = useState(false);
  const part = parts[chosenPart] ?? parts[0];
  if (!part) return null;
  const { orderId } = view.order;
  const lines = part.lines
    .filter(({ key }) => (units[key] ?? 0) > 0)
    .map(({ key, line }) => ({ ...lineName({ ...line, sku: line.dish.sku }), quantity: units[key] ?? 0 }));
  const asked = { orderId, ...(part.additionId && { additionId: part.additionId }), lines, deliveryFee };
  const choosePart = (index: string) => {
    setChosenPart(Number(index));
    setUnits({});
    setDeliveryFee(false);
  };
  return (
    <div className="flex flex-col gap-4">
      {view.requests.length > 0 && <Notice tone="attention">{t("refund.alreadyWaits", { count: view.requests.length })}</Notice>}
      {parts.length > 1 && (
        <RadioGroup aria-label={t("refund.part")} value={String(chosenPart)} onValueChange={choosePart}>
          {parts.map(({ additionId }, index) => (
            <Radio
              key={additionId ?? "order"}
              value={String(index)}
              label={additionId ? t("additions.title", { number: index }) : t("refund.theOrder")}
            />
          ))}
        </RadioGroup>
      )}
      <RefundLines part={part} units={units} onUnits={setUnits} deliveryFee={deliveryFee} onDeliveryFee={setDeliveryFee} />
      {lines.length > 0 || deliveryFee ? (
        <RefundPreview order={view.order} asked={asked} partLeftCents={part.leftCents} onDone={onDone} />
      ) : (
        <p className="text-muted">{t("refund.nothing")}</p>
      )}
    </div>
  );
}
