import { parkedKeys } from "@tablee/contracts/calls/operations";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Rows that a read model could not go on with. */
export const parkedOf = (model: string) =>
  queryOptions({
    queryKey: ["operations", "parked", model],
    queryFn: ({ signal }) => api(parkedKeys, { model }, { signal }),
    refetchInterval: 10_000,
  });
