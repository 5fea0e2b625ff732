import { cancelPreview } from "@tablee/contracts/calls/subscription-profiles";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Stops a preview that is still running. */
export function useCancel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (runId: string) => api(cancelPreview, { runId }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["generation"] }),
  });
}
