import { checkResetLink, resetPassword } from "@tablee/contracts/calls/passwords";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../../../shared/api/calls.ts";
import { codeOf } from "../../../shared/api/error-code.ts";
import { reloadSession, request } from "../../../shared/api/request.ts";
import { To } from "../../../shared/routing/to.tsx";
import { AuthCard } from "../../../shared/ui/auth-card.tsx";
import { lateForm } from "../../../shared/ui/late-form.tsx";
import { forgetLinkToken, useLinkToken } from "./link-token.ts";

const NewPasswordForm = lateForm(async () => (await import("../../../shared/password/new-password-form.tsx")).NewPasswordForm, "h-64");

/** The target of the mailed link: choose a new password, then sign in with it. */
export function ResetPage() {
  const { t } = useTranslation(["reset", "app"]);
  const token = useLinkToken();
  const [changed, setChanged] = useState(false);
  const [spent, setSpent] = useState(false);
  const link = useQuery(callQuery(checkResetLink, { token }, { enabled: token !== "" && !changed, staleTime: Number.POSITIVE_INFINITY }));
  if (changed)
    return (
      <AuthCard>
        <h1 className="font-display text-3xl">{t("doneTitle")}</h1>
        <p role="status">{t("done")}</p>
        <To name="sign_in" className={buttonStyle({ size: "lg" })}>
          {t("app:nav.logIn")}
        </To>
      </AuthCard>
    );
  if (token === "" || spent || codeOf(link.error) === "reset-link-invalid") return <NoLink missing={token === ""} />;
  return (
    <AuthCard>
      <div>
        <h1 className="font-display text-3xl">{t("title")}</h1>
        <p className="mt-2 text-muted">{t("text")}</p>
      </div>
      {link.data ? (
        <NewPasswordForm
          submitLabel={t("submit")}
          change={async ({ password, confirmation }) => {
            try {
              await request(resetPassword, { token, password, confirmation });
            } catch (error) {
              if (codeOf(error) === "reset-link-invalid") setSpent(true);
              throw error;
            }
          }}
          onChanged={() => {
            forgetLinkToken();
            setChanged(true);
            // If this browser was signed in, its session has ended too.
            void reloadSession();
          }}
        />
      ) : link.isError ? (
        <ErrorState title={t("error")} onRetry={() => void link.refetch()} retrying={link.isFetching} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-64 rounded-card" />
        </SkeletonGroup>
      )}
    </AuthCard>
  );
}

/** The link was used, has expired or was replaced by a newer one; or the page was reloaded, which loses the token. */
function NoLink({ missing }: { missing: boolean }) {
  const { t } = useTranslation("reset");
  return (
    <AuthCard>
      <h1 className="font-display text-3xl">{t(missing ? "missingTitle" : "invalidTitle")}</h1>
      <p>{t(missing ? "missing" : "invalid")}</p>
      <To name="forgot_password" className={buttonStyle({ size: "lg" })}>
        {t("again")}
      </To>
    </AuthCard>
  );
}
