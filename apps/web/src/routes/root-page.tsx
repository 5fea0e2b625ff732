import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { Shell } from "../features/shell/shell.tsx";
import { passwordPrompt } from "../shared/api/password-prompt.ts";
import { signedOut } from "../shared/api/signed-out.ts";

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

const SignedOutDialog = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import("../shared/signed-out/signed-out-dialog.tsx")).SignedOutDialog };
  } catch {
    // The refused call's own sentence is still shown.
    return { default: () => null };
  }
});

/** Every screen in its shell, with the password dialog, or that of an ended session, over it when needed. */
export function RootPage() {
  const asked = useSyncExternalStore(passwordPrompt.subscribe, passwordPrompt.isOpen);
  const ended = useSyncExternalStore(signedOut.subscribe, signedOut.isShown);
  return (
    <>
      <Shell />
      {asked && (
        <Suspense>
          <PasswordDialog />
        </Suspense>
      )}
      {ended && (
        <Suspense>
          <SignedOutDialog />
        </Suspense>
      )}
    </>
  );
}
