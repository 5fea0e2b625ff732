import { useTranslation } from "react-i18next";

/** In the place of a part that could not be fetched. The part takes it once the network returns. */
export function PartMissing() {
  const { t } = useTranslation("ui");
  return (
    <p role="status" className="rounded-control bg-attention-tint px-4 py-3">
      {t("late.part")}
    </p>
  );
}
