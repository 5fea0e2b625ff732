import { TextButton } from "@tablee/ui/components/form/text-button";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFlag } from "../../shared/api/session.ts";
import { lateDialog } from "../../shared/ui/late-dialog.tsx";
import { ownReviewsQuery, type ReviewedBox } from "./requests.ts";

const { Dialog, useOpener } = lateDialog(async () => (await import("./review-dialog.tsx")).ReviewDialog);

interface BoxReviewProps extends ReviewedBox {
  /** The day of its delivery, in words. */
  day: string;
}

/** Links to the ratings of a delivered box; nothing while the flag is off. */
export function BoxReview({ orderId, day, lines }: BoxReviewProps) {
  const { t } = useTranslation("review");
  const isOffered = useFlag("DP_1447_recipe_review");
  const { data } = useQuery({ ...ownReviewsQuery, enabled: isOffered });
  const { button, dialog } = useOpener();
  if (!isOffered) return null;
  const isRated = data?.dishes.some((review) => review.orderId === orderId) || data?.comments.includes(orderId);
  const act = t(isRated ? "change" : "rate");
  return (
    <>
      <TextButton {...button} aria-label={t("label", { act, day })} className="min-h-9 font-semibold">
        {act}
      </TextButton>
      <Dialog {...dialog} {...{ orderId, lines }} />
    </>
  );
}
