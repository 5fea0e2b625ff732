import type { OrderCard } from "@tablee/contracts/schemas";
import { Button } from "@tablee/ui/components/button";
import { useTranslation } from "react-i18next";
import { useUnskip } from "./skip-order.ts";

export function UnskipButton({ order, day }: { order: OrderCard; day: string }) {
  const { t } = useTranslation("order");
  const unskip = useUnskip(order, day);
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
