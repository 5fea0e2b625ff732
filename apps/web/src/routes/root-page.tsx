import { fetchLater } from "@tablee/ui/app/late";
import { latePart } from "@tablee/ui/components/late-part";
import { useEffect, useSyncExternalStore } from "react";
import { Shell, Toaster } from "../features/shell/shell.tsx";
import { passwordPrompt } from "../shared/api/password-prompt.ts";
import { useClient } from "../shared/api/session.ts";
import { signedOut } from "../shared/api/signed-out.ts";
import { pagesFor } from "./pages.tsx";

const PasswordDialog = latePart(async () => (await import("../shared/password/password-dialog.tsx")).PasswordDialog);
const SignedOutDialog = latePart(async () => (await import("../shared/signed-out/signed-out-dialog.tsx")).SignedOutDialog);

/** The server draws no dialog. */
const isClosed = () => false;

/**
 * Every screen in its shell, with the password dialog, or that of an ended session, over it when needed. Once the page is idle, it
 * fetches the screens and dialogs that a press may open without a network.
 */
export function RootPage() {
  const asked = useSyncExternalStore(passwordPrompt.subscribe, passwordPrompt.isOpen, isClosed);
  const ended = useSyncExternalStore(signedOut.subscribe, signedOut.isShown, isClosed);
  const client = useClient();
  const signedIn = client === undefined ? undefined : client !== null;
  useEffect(() => {
    if (signedIn === undefined) return;
    return fetchLater(...(signedIn ? [Toaster, SignedOutDialog, PasswordDialog] : []), ...pagesFor(signedIn));
  }, [signedIn]);
  return (
    <>
      <Shell />
      {asked && <PasswordDialog missing={() => <Unasked />} />}
      {ended && <SignedOutDialog />}
    </>
  );
}

/** Refuses the calls that wait for a password prompt which could not be fetched: their screens show that. */
function Unasked() {
  useEffect(() => passwordPrompt.settle(false), []);
  return null;
}
