import type { SentInputOf } from "@tablee/contracts/call";
import { saveRanking } from "@tablee/contracts/calls/weekly-categories";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Saves the changed categories over the revision that they were changed from. */
export const useSaveRanking = () =>
  useMutation({ mutationFn: (input: SentInputOf<typeof saveRanking>) => api(saveRanking, input), meta: { shown: true } });
