import { commentOnOrder } from "@tablee/contracts/calls/reviews";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { Button } from "@tablee/ui/components/form/button";
import { formatDay } from "@tablee/ui/format/dates";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { OrderComment } from "./requests.ts";
import { TextOfReview } from "./text-of-review.tsx";

/** The comment on a box as a whole: an empty one takes it back. */
export function CommentForm({ orderId, comment }: { orderId: OrderId; comment: OrderComment | null }) {
  const { t } = useTranslation("review");
  const language = useLanguage();
  const written = comment?.text ?? "";
  const [text, setText] = useState(written);
  const save = useMutation(
    callMutation(commentOnOrder, {
      onSuccess: () => void toast.success(t("saved")),
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  const isEditable = comment?.editable ?? true;
  return (
    <section aria-label={t("box")} className="flex flex-col gap-3">
      <h3 className="font-medium">{t("box")}</h3>
      {isEditable ? (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate({ orderId, comment: text });
          }}
        >
          <TextOfReview label={t("comment")} value={text} onChange={setText} />
          <Button type="submit" variant="secondary" className="self-end" disabled={text === written} loading={save.isPending}>
            {t("save")}
          </Button>
        </form>
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{written}</p>
      )}
      {comment && (
        <p className="text-muted text-sm">{isEditable ? t("until", { date: formatDay(comment.until.date, language) }) : t("closed")}</p>
      )}
    </section>
  );
}
