import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "../shared/api/search-params.ts";

/** Changes some parameters of the present screen's address and leaves the others. */
export function useChangeSearch<Search extends object>(): ChangeSearch<Search> {
  const navigate = useNavigate();
  return useCallback(
    (patch, { replace = false } = {}) => {
      void navigate({ to: ".", search: ((previous: object) => ({ ...previous, ...patch })) as never, replace });
    },
    [navigate],
  );
}
