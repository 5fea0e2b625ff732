import type { OutputOf } from "@tablee/contracts/call";
import { accountIndex } from "@tablee/contracts/calls/account";
import { paymentHistory, paymentSettings, type updateCard } from "@tablee/contracts/calls/settings-payment";
import { readAgain } from "@tablee/ui/app/refresh";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../shared/api/query-client.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { changeToast } from "./change-toast.ts";

/** Changes the payment method. Unpaid boxes are charged to it at once, so orders are refetched too. */
export function useMethodChange<Chosen>(change: (chosen: Chosen) => Promise<OutputOf<typeof updateCard>>, done: () => void) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  return useMutation({
    mutationFn: change,
    onSuccess: async (changed) => {
      const { tone, title, ...said } = changeToast(changed, t, language);
      toast[tone](title, { id: "method-change", ...said });
      done();
      await readAgain(queryClient, paymentSettings, paymentHistory, accountIndex);
    },
  });
}
