import { emailVerification } from "@tablee/contracts/calls/email-verification";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callQuery } from "../api/calls.ts";
import { To } from "../routing/to.tsx";

/** The field for the code that was sent to the account's address, until the address is verified. */
export function VerifyEmail() {
  const { t } = useTranslation("verify-email");
  const { data } = useQuery(callQuery(emailVerification, {}));
  if (!data?.requested || data.verified) return null;
  return (
    <p className="text-muted text-sm">
      {t("text", { email: data.email })}{" "}
      <To name="email_verification" className="link inline-flex min-h-6 items-center font-semibold">
        {t("link")}
      </To>
    </p>
  );
}
