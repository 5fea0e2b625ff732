import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/form/button";
import { useTranslation } from "react-i18next";
import { useUnskip } from "./skip-order.ts";

/** `onFull` is called if the window has filled up. */
export function UnskipButton({ order, day, onFull }: { order: OrderCard; day: string; onFull: () => void }) {
  const { t } = useTranslation("order");
  const unskip = useUnskip(order, onFull);
  return (
    <Button
      variant="secondary"
      className="grow"
      aria-label={t("unskip.label", { day })}
      loading={unskip.isPending}
      onClick={() => unskip.mutate()}
    >
      {t("unskip.button")}
    </Button>
  );
}
