import { type SignInProvider, signInProviders } from "@tablee/domain/account/vocabulary";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { toast } from "@tablee/ui/lib/toast";
import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "../../shared/api/session.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { bring, type Outcome } from "../../shared/provider/returned.ts";
import { rememberFailure, type SignInIntent } from "../../shared/provider/sign-in-intent.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { takePlace } from "../../shared/routing/return-to.ts";
import { To } from "../../shared/routing/to.tsx";
import { track } from "../../shared/tracking/track.ts";
import { AuthCard } from "../../shared/ui/auth-card.tsx";
import { LateFormMissing } from "../../shared/ui/late-form.tsx";
import { arrive } from "./finish-sign-in.ts";

const VerifyForm = latePart(async () => (await import("./asked/verify-form.tsx")).VerifyForm);
const AddressForm = latePart(async () => (await import("./asked/address-form.tsx")).AddressForm);
const NameForm = latePart(async () => (await import("./asked/name-form.tsx")).NameForm);
const ClosedAccount = latePart(async () => (await import("../../shared/closed-account/closed-account.tsx")).ClosedAccount);
const SocialError = latePart(async () => (await import("./social-error.tsx")).SocialError);

const failed: Outcome = { status: "authentication_error", email: null };

/** The page that providers redirect back to: the server judges their answer, and the person continues from here. */
export function ProviderPage() {
  const { t } = useTranslation(["sign-in-return", "provider"]);
  const language = useLanguage();
  const navigate = useNavigate();
  const { provider: named } = useParams({ strict: false }) as { provider?: string };
  const provider = signInProviders.find((known) => known === named) ?? "google_oauth2";
  const name = t(`provider:name.${provider}`);
  const hash = useLocation({ select: (location) => location.hash });
  const [intent, setIntent] = useState<SignInIntent>("sign-in");
  const [outcome, setOutcome] = useState<Outcome>();
  const [next, setNext] = useState<string>();
  const [isUnsent, setUnsent] = useState(false);
  const closed = useClient()?.subscriptionStatus === "closed";

  useEffect(() => {
    let isShown = true;
    const returned = bring(provider, hash);
    if (returned === undefined) return setUnsent(true);
    setIntent(returned.intent);
    if (hash !== "") void navigate({ to: ".", hash: "", replace: true, resetScroll: false });
    returned.outcome.then(
      (answer) => isShown && setOutcome(answer),
      () => isShown && setOutcome(failed),
    );
    return () => {
      isShown = false;
    };
  }, [provider, hash, navigate]);

  const isIn = outcome?.status === "client_created" || outcome?.status === "logged_in_by_provider" || outcome?.status === "provider_linked";
  useEffect(() => {
    if (isIn) void arrive(intent, language).then(setNext);
  }, [isIn, intent, language]);
  const status = outcome?.status;
  useEffect(() => trackOutcome(provider, intent, status), [provider, intent, status]);
  useEffect(() => {
    if (next === undefined || (closed && intent === "sign-in")) return;
    if (intent === "settings") toast.success(t("linked", { provider: name }));
    void navigate({ href: next, replace: true });
  }, [next, closed, intent, name, navigate, t]);
  const isRefused = intent === "reauthentication" && outcome !== undefined && !isIn;
  useEffect(() => {
    if (!isRefused) return;
    rememberFailure(provider);
    void navigate({ href: takePlace() ?? pathTo("settings_account", language), replace: true });
  }, [isRefused, provider, navigate, language]);

  const late = {
    fallback: <Waiting title={t("checking", { provider: name })} />,
    missing: (tryAgain: () => void) => inCard(<Unfetched tryAgain={tryAgain} />),
    broken: inCard(<Unfetched />),
  };
  const form = { name, onDone: setOutcome, ...late };
  if (outcome?.status === "verification_required") return <VerifyForm {...form} email={outcome.email ?? ""} />;
  if (outcome?.status === "email_required") return <AddressForm {...form} />;
  if (outcome?.status === "name_required") return <NameForm {...form} />;
  if (next !== undefined && closed && intent === "sign-in")
    return <ClosedAccount next={next} {...late} fallback={<Waiting title={t("welcome")} />} />;
  if (isUnsent)
    return (
      <AuthCard>
        <h1 className="font-display text-3xl">{t("failed.title")}</h1>
        <p>{t("failed.text", { provider: name })}</p>
        <To name="sign_in" className={buttonStyle({ className: "self-start" })}>
          {t("failed.back")}
        </To>
      </AuthCard>
    );
  return (
    <AuthCard>
      <h1 className="font-display text-3xl">
        {outcome === undefined
          ? t("checking", { provider: name })
          : isIn
            ? t(outcome.status === "client_created" ? "created" : "welcome")
            : t("failed.title")}
      </h1>
      {isIn && <p role="status">{t("welcomeText")}</p>}
      {outcome?.status === "authentication_error" && !isRefused ? (
        <SocialError provider={provider} intent={intent} missing={(tryAgain) => <Unfetched tryAgain={tryAgain} />} broken={<Unfetched />} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-24 rounded-card" />
        </SkeletonGroup>
      )}
    </AuthCard>
  );
}

/** Shown where the form or the message of an answer could not be fetched. */
function Unfetched({ tryAgain }: { tryAgain?: () => void }) {
  const { t } = useTranslation("sign-in-return");
  return (
    <>
      <LateFormMissing onRetry={tryAgain} />
      <To name="sign_in" className={buttonStyle({ variant: "secondary", className: "self-center" })}>
        {t("failed.back")}
      </To>
    </>
  );
}

const inCard = (content: ReactNode) => <AuthCard>{content}</AuthCard>;

/** Until the form of an answer is here. */
const Waiting = ({ title }: { title: string }) => (
  <AuthCard>
    <h1 className="font-display text-3xl">{title}</h1>
    <SkeletonGroup>
      <Skeleton className="h-24 rounded-card" />
    </SkeletonGroup>
  </AuthCard>
);

/** Tracks the outcome of a provider's sign-in: a new person counts as a lead; a proof for the settings is counted separately. */
function trackOutcome(provider: SignInProvider, intent: SignInIntent, status: string | undefined): void {
  const isNew = status === "client_created";
  if (intent === "reauthentication" && (isNew || status === "logged_in_by_provider")) track({ event: "sign-up-using-oauth", provider });
  else if (isNew) for (const event of ["sign-up", "lead"] as const) track({ event, provider });
}
