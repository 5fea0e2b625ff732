import { emailVerification, resendEmailCode, verifyEmail } from "@tablee/contracts/calls/email-verification";
import { isSixDigits } from "@tablee/domain/kernel/text/tidy";
import { Card } from "@tablee/ui/components/card";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callMutation, callQuery } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { To } from "../../shared/routing/to.tsx";

/** A code by mail, entered here: the address is its owner's. */
export function VerificationPage() {
  const { t } = useTranslation("email-verification");
  const { data, isError, isFetching, refetch } = useQuery(callQuery(emailVerification, {}, { staleTime: 0 }));
  return (
    <div className="mx-auto max-w-xl px-4 py-10 sm:px-6 lg:py-16">
      <Card look="lifted" className="flex flex-col gap-5">
        {data === undefined ? (
          isError ? (
            <ErrorState title={t("error")} level={1} onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <SkeletonGroup label={t("title")}>
              <Skeleton className="h-64" />
            </SkeletonGroup>
          )
        ) : data.verified ? (
          <>
            <h1 className="font-display text-3xl">{t("doneTitle")}</h1>
            <p role="status">{t("done", { email: data.email })}</p>
            <To name="account" slash className={buttonStyle({ size: "lg" })}>
              {t("continue")}
            </To>
          </>
        ) : (
          <CodeForm email={data.email} requested={data.requested} onVerified={refetch} />
        )}
      </Card>
    </div>
  );
}

interface CodeFormProps {
  email: string;
  /** A code was requested already, with the account or here. */
  requested: boolean;
  onVerified: () => Promise<unknown>;
}

function CodeForm({ email, requested, onVerified }: CodeFormProps) {
  const { t } = useTranslation("email-verification");
  const language = useLanguage();
  const form = useForm({ defaultValues: { code: "" } });
  const send = useMutation(callMutation(resendEmailCode));
  const verify = useMutation(callMutation(verifyEmail, { onSuccess: () => onVerified(), onError: () => form.setFocus("code") }));
  const failure = verify.error ?? send.error;
  return (
    <>
      <div>
        <h1 className="font-display text-3xl">{t("title")}</h1>
        <p className="wrap-anywhere mt-2 text-muted">{t(requested || send.isSuccess ? "text" : "textBefore", { email })}</p>
      </div>
      {failure && (
        <Notice tone="danger" live>
          {sentenceOf(failure, language)}
        </Notice>
      )}
      {send.isSuccess && !failure && (
        <p role="status" className="wrap-anywhere">
          {t("sent", { email })}
        </p>
      )}
      <form noValidate onSubmit={form.handleSubmit(({ code }) => verify.mutate({ code }))} className="flex flex-col gap-5">
        <Field label={t("code")} error={form.formState.errors.code?.message}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            {...form.register("code", { validate: (text) => isSixDigits(text) || t("codeMissing") })}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" loading={verify.isPending}>
            {t(verify.isPending ? "verifying" : "verify")}
          </Button>
          <Button
            variant="secondary"
            size="lg"
            loading={send.isPending}
            onClick={() => {
              verify.reset();
              send.mutate({});
            }}
          >
            {t(send.isIdle && !requested ? "send" : "resend")}
          </Button>
        </div>
      </form>
    </>
  );
}
