import { checkSettingsAuthenticated } from "@tablee/contracts/calls/sessions";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";
import { PageSkeleton } from "../features/shell/page-skeleton.tsx";
import { callQuery } from "../shared/api/calls.ts";
import { passwordPrompt } from "../shared/api/password-prompt.ts";

/**
 * Renders a screen once the password was given recently, and asks for it until then. If that cannot be checked, the screen's own
 * calls ask.
 */
export function behindPassword(Screen: ComponentType): ComponentType {
  return function Guarded() {
    const { data, isError } = useQuery(callQuery(checkSettingsAuthenticated, {}, { staleTime: 0, refetchOnWindowFocus: false }));
    const closed = data?.settingsAuthenticated === false;
    // A form that is open stays with what was typed in it: the password is asked for over it.
    const [opened, setOpened] = useState(false);
    useEffect(() => {
      if (data?.settingsAuthenticated) setOpened(true);
    }, [data]);
    useEffect(() => {
      if (closed && !passwordPrompt.isOpen()) void passwordPrompt.ask();
    }, [closed]);
    return data?.settingsAuthenticated || opened || isError ? <Screen /> : <PageSkeleton />;
  };
}
