import { openEditor } from "@tablee/contracts/calls/orders";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../shared/api/request.ts";

/**
 * Read once when the editor opens: a later reading must not move the ground under a draft. Reading takes the box over for
 * the window of this editing session.
 */
export const editorQuery = (orderId: string, editingSession: string) =>
  queryOptions({
    queryKey: ["editor", orderId, editingSession],
    queryFn: ({ signal }) => request(openEditor, { orderId, editingSession }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
