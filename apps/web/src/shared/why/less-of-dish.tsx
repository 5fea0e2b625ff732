import { lessOfDish, ownReviews } from "@tablee/contracts/calls/reviews";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callMutation, callQuery } from "../api/calls.ts";
import { sentenceOf } from "../api/errors.ts";
import { useLanguage } from "../i18n/use-language.ts";

/** Asks for less of a dish in boxes to come, and undoes that, each in one press. */
export function LessOfDish({ sku, name }: { sku: string; name: string }) {
  const { t } = useTranslation("why");
  const language = useLanguage();
  const { data } = useQuery(callQuery(ownReviews, {}));
  const wish = useMutation(callMutation(lessOfDish, { onError: (error) => toast.error(sentenceOf(error, language)) }));
  if (!data) return null;
  const isAsked = wish.isPending ? wish.variables.less : data.less.includes(sku);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span role="status" className="empty:hidden">
        {isAsked && t("less.asked")}
      </span>
      <TextButton
        className="min-h-6 text-sm"
        aria-label={t(isAsked ? "less.undoLabel" : "less.askLabel", { dish: name })}
        // A disabled button would drop the focus.
        aria-disabled={wish.isPending}
        onClick={() => !wish.isPending && wish.mutate({ sku, less: !isAsked })}
      >
        {t(isAsked ? "less.undo" : "less.ask")}
      </TextButton>
    </p>
  );
}
