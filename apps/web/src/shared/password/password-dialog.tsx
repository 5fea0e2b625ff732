import { createReauthentication, newReauthentication } from "@tablee/contracts/calls/reauthentications";
import { checkSettingsAuthenticated } from "@tablee/contracts/calls/sessions";
import { MAX_TYPED } from "@tablee/domain/kernel/text/password";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { PasswordInput } from "@tablee/ui/components/form/input";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { callQuery } from "../api/calls.ts";
import { FailureNotice } from "../api/failure-notice.tsx";
import { passwordPrompt } from "../api/password-prompt.ts";
import { queryClient } from "../api/query-client.ts";
import { request, sessionIsNew } from "../api/request.ts";
import { useClient } from "../api/session.ts";
import { signOut } from "../api/sign-out.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { ProviderButtons, useOffered } from "../provider/provider-buttons.tsx";
import { providersThatProve } from "../provider/proving.ts";
import { forgetFailure, hasFailed } from "../provider/sign-in-intent.ts";
import { pathTo } from "../routing/paths.ts";
import { rememberPlace, takePlace } from "../routing/return-to.ts";
import { To } from "../routing/to.tsx";
import { useCurrentRoute } from "../routing/use-current-route.ts";

const here = () => location.pathname + location.search;

/** Asks for the password of the signed-in client. If it is closed on a screen that needs it, the app goes to the account. */
export function PasswordDialog() {
  const { t } = useTranslation("password");
  const language = useLanguage();
  const navigate = useNavigate();
  const guarded = useCurrentRoute()?.row.requiresPasswordAuth === true;
  const client = useClient();
  const who = useQuery(callQuery(newReauthentication, {}, { staleTime: 0 })).data;
  const offered = useOffered();
  const email = who?.email ?? client?.email ?? "";
  const [password, setPassword] = useState("");
  const [refused] = useState(hasFailed);
  const form = useId();
  useEffect(() => rememberPlace(here()), []);
  // In an effect: a first render may be discarded while words are loaded.
  useEffect(forgetFailure, []);
  const give = useMutation({
    mutationFn: async () => {
      const { url } = await request(createReauthentication, { email, password, url: takePlace() ?? here() });
      await sessionIsNew();
      return url;
    },
    onSuccess: async (url) => {
      queryClient.setQueryData(callQuery(checkSettingsAuthenticated, {}).queryKey, { settingsAuthenticated: true });
      passwordPrompt.settle(true);
      if (url !== here()) await navigate({ href: url, replace: true });
    },
  });
  const leave = () => {
    takePlace();
    passwordPrompt.settle(false);
    if (guarded) void navigate({ to: `${pathTo("account", language)}/` });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && !give.isPending) give.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      size="sm"
      title={t("promptTitle")}
      description={t("promptText")}
      footer={
        <Button type="submit" form={form} loading={give.isPending} disabled={password === ""}>
          {t("promptSubmit")}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FailureNotice error={give.error} />
        {refused && (
          <Notice tone="danger" live>
            {t("promptProviderFailed")} {who?.passwordHolder === false && t("promptProviderElse")}
          </Notice>
        )}
        {who?.passwordHolder === false && <Notice>{t(who.providers.length > 0 ? "promptProvider" : "promptNone")}</Notice>}
        {who && <ProviderButtons providers={providersThatProve(who, offered)} intent="reauthentication" />}
        {/* Password managers look for whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t("promptPassword")}
          aside={
            <To name="forgot_password" onClick={() => passwordPrompt.settle(false)} className="link inline-flex min-h-6 items-center">
              {t("promptForgotten")}
            </To>
          }
        >
          <PasswordInput
            data-first-focus
            autoComplete="current-password"
            maxLength={MAX_TYPED}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <p>
          <TextButton onClick={() => void signOut()}>{t("notYou", { email })}</TextButton>
        </p>
      </form>
    </Dialog>
  );
}
