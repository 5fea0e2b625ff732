import type { OutputOf } from "@tablee/contracts/call";
import { forgetMe, type privacy } from "@tablee/contracts/calls/privacy";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { formatMoney } from "@tablee/ui/format/money";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { queryClient } from "../../shared/api/query-client.ts";
import { request, sessionQuery } from "../../shared/api/request.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { Part } from "./part.tsx";

interface BeForgottenProps {
  held: OutputOf<typeof privacy>;
  onForgotten: (number: string) => void;
}

/** Lists what is erased, what stays and what has to end first; the customer types their email address to confirm. */
export function BeForgotten({ held: { email, blocks, purchasedCents }, onForgotten }: BeForgottenProps) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  const [givesUpCredit, setGivesUpCredit] = useState(false);
  // Uses request instead of callMutation, which would refetch data of an account that is now signed out.
  const forget = useMutation({
    mutationFn: () => request(forgetMe, { confirmed: true, givesUpCredit }),
    onSuccess: ({ number }) => {
      queryClient.setQueryData(sessionQuery.queryKey, (held) => held && { ...held, client: null });
      onForgotten(number);
    },
  });
  return (
    <Part title={t("forget")}>
      <dl className="flex flex-col gap-3">
        <Consequence title={t("goes")}>{t("goesText")}</Consequence>
        <Consequence title={t("stays")}>
          {t("staysText")} {t("card")}
        </Consequence>
      </dl>
      {blocks.length > 0 && (
        <Notice tone="neutral">
          <p className="font-semibold">{t("first")}</p>
          <ul className="list-disc pl-5">
            {blocks.map((block) => (
              <li key={block}>{t(`block.${block}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Button variant="danger" disabled={blocks.length > 0} onClick={() => setAsks(true)} className="self-start max-sm:self-stretch">
        {t("forgetButton")}
      </Button>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t("dialogTitle")}
        description={t("dialogText")}
        confirmLabel={t("confirm")}
        danger
        typed={email}
        disabled={purchasedCents > 0 && !givesUpCredit}
        loading={forget.isPending}
        onConfirm={() => forget.mutate()}
      >
        <FailureNotice error={forget.error} />
        {purchasedCents > 0 && (
          <Checkbox
            label={t("credit", { amount: formatMoney(purchasedCents, language) })}
            checked={givesUpCredit}
            onCheckedChange={(checked) => setGivesUpCredit(checked === true)}
          />
        )}
      </AlertDialog>
    </Part>
  );
}

function Consequence({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}
