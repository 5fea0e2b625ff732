import type { PathParams } from "@tablee/contracts/page-paths";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useLanguage } from "../i18n/use-language.ts";
import { pathTo } from "./paths.ts";
import type { RouteName } from "./route-table.ts";

/** Goes to a screen by its name, in the language of the page. */
export function useGo() {
  const navigate = useNavigate();
  const language = useLanguage();
  return useCallback(
    (
      name: RouteName,
      { params, search, replace = false }: { params?: PathParams; search?: Record<string, string>; replace?: boolean } = {},
    ) => navigate({ to: pathTo(name, language, params), search: search ?? {}, replace }),
    [navigate, language],
  );
}
