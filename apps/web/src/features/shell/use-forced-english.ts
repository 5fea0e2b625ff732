import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { inLanguage } from "../../shared/routing/paths.ts";

/** With the flag language_selector off there is no French: a French address redirects to its English one. */
export function useForcedEnglish(): void {
  const session = useSession();
  const language = useLanguage();
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const forced = session && !session.flippers.language_selector && language === "fr";
  useEffect(() => {
    if (forced) void navigate({ to: inLanguage(pathname, "en"), search: true, replace: true });
  }, [forced, pathname, navigate]);
}
