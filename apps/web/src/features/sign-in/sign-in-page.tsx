import { latePart } from "@tablee/ui/components/late-part";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient, useSession } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { AuthCard } from "../../shared/ui/auth-card.tsx";
import { lateForm } from "../../shared/ui/late-form.tsx";
import { placeAfter, signIn } from "./sign-in.ts";

const SignInForm = lateForm(async () => (await import("./sign-in-form.tsx")).SignInForm, "h-132 sm:h-120");
const ClosedAccount = lateForm(async () => (await import("../../shared/closed-account/closed-account.tsx")).ClosedAccount, "h-96");
const EntryBanner = latePart(async () => (await import("./entry-banner.tsx")).EntryBanner);

/** Signs in; then continues to the requested page, to the unfinished sign-up, or to the account. */
export function SignInPage() {
  const { t } = useTranslation("sign-in");
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useClient();
  const flags = useSession()?.flippers;
  const [next, setNext] = useState<string>();
  const submit = useMutation({
    mutationFn: signIn,
    onSuccess: (signedIn) => {
      const place = placeAfter(signedIn, language);
      return signedIn.closed ? setNext(place) : navigate({ href: place, replace: true });
    },
  });
  // Sends a visitor who is already signed in (through another window or the Back button) on, or to the sign-up without a
  // subscription.
  const idle = submit.isIdle;
  const home = client && (client.subscriptionStatus === "none" ? "signup_plans" : "account");
  useEffect(() => {
    if (home && idle) void navigate({ to: pathTo(home, language), replace: true });
  }, [home, idle, navigate, language]);
  if (next !== undefined) return <ClosedAccount next={next} />;
  return (
    <AuthCard below={<EntryBanner page="sign-in" />}>
      <h1 className="font-display text-3xl">{t("title")}</h1>
      <SignInForm emailFirst={flags?.show_multilogin ?? true} submit={submit} />
    </AuthCard>
  );
}
