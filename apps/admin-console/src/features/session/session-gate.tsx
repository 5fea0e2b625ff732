import { Spinner } from "@tablee/ui/components/feedback/spinner";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { onSignInRequired } from "../../shared/api/client.ts";
import { LoadError } from "../../shared/components/load-error.tsx";
import { currentSession } from "../../shared/session/current-session.ts";
import { StaffContext } from "../../shared/session/staff-context.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

/**
 * Admits staff and asks everyone else to sign in. A session that ends in the middle of work is renewed in a dialog above the
 * screen, so that an unsaved ranking or a filter survives it.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation("session");
  const client = useQueryClient();
  const session = useQuery(currentSession);
  const [ended, setEnded] = useState(false);
  useEffect(() => onSignInRequired(() => setEnded(true)), []);
  const staff = session.data?.staff;
  const now = useMemo(() => (staff && session.data ? { staff, environment: session.data.environment } : null), [staff, session.data]);
  // The member who began to work: a screen and what is typed in it stay until that member is signed in again.
  const [signedIn, setSignedIn] = useState(now);
  useEffect(() => {
    // Another member, or another role, gets a new page: this one holds what was allowed before.
    if (now && signedIn && (now.staff.staffId !== signedIn.staff.staffId || now.staff.role !== signedIn.staff.role)) location.reload();
    else if (now) setSignedIn(now);
    else if (session.data && signedIn) setEnded(true);
  }, [now, session.data, signedIn]);

  if (session.isPending) {
    return (
      <div role="status" className="grid h-full place-items-center text-muted">
        <span className="sr-only">{t("ui:loading")}</span>
        <Spinner className="size-6" />
      </div>
    );
  }
  if (!session.data) return <LoadError error={session.error} onRetry={session.refetch} retrying={session.isFetching} />;
  if (!(now ?? signedIn)) return <SignInScreen environment={session.data.environment} />;
  const renewed = () => {
    setEnded(false);
    void client.invalidateQueries();
  };
  return (
    <StaffContext value={now ?? signedIn}>
      {children}
      <Dialog open={ended} onOpenChange={setEnded} title={t("ended")} description={t("endedText")} size="sm">
        <SignInForm onDone={renewed} />
      </Dialog>
    </StaffContext>
  );
}
