import { Badge, type Tone } from "@tablee/ui/components/feedback/badge";
import { useTranslation } from "react-i18next";
import { Pane } from "../../../shared/components/pane.tsx";
import { formatLocal } from "../../../shared/format/instants.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import { chargeOfAddition, chargeOfOrder } from "../charge-standing.ts";
import type { DeskOrder } from "../requests.ts";
import { MoneyLines } from "./money-lines.tsx";

const tones: Record<DeskOrder["order"]["additions"][number]["status"], Tone> = {
  open: "info",
  billing: "info",
  billed: "good",
  dropped: "neutral",
};

/** The order's money, then that of every late addition. */
export function MoneyPanes({ order, receipt }: Pick<DeskOrder, "order" | "receipt">) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const charge = chargeOfOrder(order, receipt);
  const title = t(`money.titles.${charge}`);
  const paid = new Map(receipt?.additions.map((addition) => [addition.additionId, addition]));
  return (
    <>
      <Pane title={title}>
        <MoneyLines caption={title} part={receipt?.order ?? order} charge={charge} ordered={order.lines} excluded={order.excluded} />
      </Pane>
      {order.additions.map((addition, index) => {
        const billed = paid.get(addition.additionId);
        const title = t("additions.title", { number: index + 1 });
        return (
          <Pane
            key={addition.additionId}
            title={title}
            aside={
              <span className="flex items-center gap-2 text-muted text-sm">
                {billed && formatLocal(billed.billedAt, language)}
                <Badge tone={tones[addition.status]}>{t(`additions.status.${addition.status}`)}</Badge>
              </span>
            }
          >
            <MoneyLines
              caption={title}
              part={billed ?? addition}
              charge={chargeOfAddition(addition)}
              ordered={order.lines}
              excluded={order.excluded}
            />
          </Pane>
        );
      })}
    </>
  );
}
