import { checkSettingsAuthenticated } from "@tablee/contracts/calls/sessions";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect } from "react";
import { PageSkeleton } from "../features/shell/page-skeleton.tsx";
import { callQuery } from "../shared/api/calls.ts";
import { passwordPrompt } from "../shared/api/password-prompt.ts";

/** A screen that shows itself once the password counts; until then it is asked for. Where that cannot be found out, its own calls do. */
export function behindPassword(Screen: ComponentType): ComponentType {
  return function Guarded() {
    const { data, isError } = useQuery(callQuery(checkSettingsAuthenticated, {}, { staleTime: 0, refetchOnWindowFocus: false }));
    const closed = data?.settingsAuthenticated === false;
    useEffect(() => {
      if (closed && !passwordPrompt.isOpen()) void passwordPrompt.ask();
    }, [closed]);
    return data?.settingsAuthenticated || isError ? <Screen /> : <PageSkeleton />;
  };
}
