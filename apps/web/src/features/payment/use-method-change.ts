import type { OutputOf } from "@tablee/contracts/call";
import type { updateCard } from "@tablee/contracts/calls/settings-payment";
import { toast } from "@tablee/ui/components/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../shared/api/query-client.ts";
import { methodName } from "../../shared/order/method-name.ts";

/** Pays with something else from now on. What waited for another attempt gets it at once, so orders are read anew as well. */
export function useMethodChange<Chosen>(change: (chosen: Chosen) => Promise<OutputOf<typeof updateCard>>, done: () => void) {
  const { t } = useTranslation("payment");
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ payWith }) => {
      toast.success(t("cardChanged", { method: methodName(payWith) }));
      done();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ["payment"] }),
        queryClient.invalidateQueries({ queryKey: ["account"] }),
      ]);
    },
  });
}
