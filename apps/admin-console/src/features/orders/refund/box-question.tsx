import { Notice } from "@tablee/ui/components/feedback/banner";
import { Radio, RadioGroup } from "@tablee/ui/components/form/radio-group";
import { formatDay } from "@tablee/ui/format/dates";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { DeskOrder } from "../requests.ts";

export type BoxAnswer = "comes" | "stays";

interface BoxQuestionProps {
  order: DeskOrder["order"];
  answer: BoxAnswer | undefined;
  onAnswer: (answer: BoxAnswer) => void;
}

/** Asks whether a box that is refunded whole still comes, since nothing but a skip or the depot stops it. */
export function BoxQuestion({ order, answer, onAnswer }: BoxQuestionProps) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const question = t("refund.box.question", { day: formatDay(order.deliveryDate, language) });
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden="true" className="font-semibold">
        {question}
      </p>
      <RadioGroup aria-label={question} value={answer ?? ""} onValueChange={(value) => onAnswer(value as BoxAnswer)}>
        <Radio value="comes" label={t("refund.box.comes")} />
        <Radio value="stays" label={t("refund.box.stays")} />
      </RadioGroup>
      {answer === "stays" && <Notice tone="attention">{t(order.changeable ? "refund.box.skipInstead" : "refund.box.askDepot")}</Notice>}
    </div>
  );
}
