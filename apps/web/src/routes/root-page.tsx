import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { Shell } from "../features/shell/shell.tsx";
import { passwordPrompt } from "../shared/api/password-prompt.ts";

const fetchDialog = () => import("../shared/password/password-dialog.tsx");
const PasswordDialog = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await fetchDialog()).PasswordDialog };
  } catch {
    // The prompt failed to load: the calls that wait for it are refused, and their screens show that.
    passwordPrompt.settle(false);
    return { default: () => null };
  }
});

/** Every screen in its shell, with the password dialog over it when needed. */
export function RootPage() {
  const asked = useSyncExternalStore(passwordPrompt.subscribe, passwordPrompt.isOpen);
  return (
    <>
      <Shell />
      {asked && (
        <Suspense>
          <PasswordDialog />
        </Suspense>
      )}
    </>
  );
}
