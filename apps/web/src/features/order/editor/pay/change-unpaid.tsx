import { Button } from "@tablee/ui/components/form/button";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../shared/i18n/use-language.ts";
import { methodName } from "../../../../shared/order/method-name.ts";
import type { Editor } from "../use-editor.ts";
import { PayWithAnother } from "./pay-with-another.tsx";

/**
 * Opens when the difference of a change was not paid, or its outcome is not known yet. The box stays as it was, and the customer can pay
 * with a different card here.
 */
export function ChangeUnpaid({ editor }: { editor: Editor }) {
  const { t } = useTranslation("editor");
  const language = useLanguage();
  const form = useId();
  const { unpaid, save, otherCard, difference, forget, payWith } = editor;
  const method = payWith ? methodName(payWith) : t("change.noMethod");
  const price = formatMoney(Math.max(0, difference?.cardCents ?? 0), language);
  const isUndecided = unpaid === "undecided";
  const again = (
    <Button variant={isUndecided ? "primary" : "secondary"} loading={save.isPending} onClick={() => save.mutate()}>
      {t(isUndecided ? "change.ask" : "change.again", { method })}
    </Button>
  );
  return (
    <Dialog
      open={unpaid !== undefined}
      onOpenChange={(open) => {
        if (!open) forget();
      }}
      size="sm"
      title={t(isUndecided ? "change.undecidedTitle" : "change.failedTitle")}
      description={t(isUndecided ? "change.undecidedText" : "change.failedText", { method })}
      footer={
        isUndecided ? (
          again
        ) : (
          <>
            {unpaid === "declined" && again}
            <Button type="submit" form={form} loading={otherCard.isPending}>
              {t("change.withThis", { price })}
            </Button>
          </>
        )
      }
    >
      {!isUndecided && <PayWithAnother form={form} pay={editor} />}
    </Dialog>
  );
}
