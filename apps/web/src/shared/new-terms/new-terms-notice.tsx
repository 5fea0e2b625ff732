import { accountIndex, readNewTerms } from "@tablee/contracts/calls/account";
import { termsNumber } from "@tablee/domain/consent/terms";
import { readAgain } from "@tablee/ui/app/refresh";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryClient } from "../api/query-client.ts";
import { request } from "../api/request.ts";
import { useSession } from "../api/session.ts";
import { accountQuery } from "../order/account-query.ts";
import { To } from "../routing/to.tsx";

/** The notice of each version of the terms whose mail came back, until the customer confirms that they read it. */
export function NewTermsNotice() {
  const { data } = useQuery(accountQuery);
  const versions = data?.messages.flatMap(({ kind, version }) => (kind === "new-terms" && version ? version : [])) ?? [];
  return versions.map((version) => <VersionNotice key={version} version={version} />);
}

function VersionNotice({ version }: { version: string }) {
  const { t } = useTranslation("new-terms");
  const number = termsNumber(version);
  // Staff who act for the customer cannot confirm it.
  const isActing = Boolean(useSession()?.acting);
  const confirm = useMutation({
    mutationFn: () => request(readNewTerms, { version }),
    onSuccess: () =>
      queryClient.setQueryData(accountQuery.queryKey, (held) => {
        if (!held) return;
        // The oldest version comes first: a later one that is read settles those before it.
        const last = held.messages.findIndex((message) => message.version === version);
        return { ...held, messages: held.messages.filter(({ kind }, place) => kind !== "new-terms" || place > last) };
      }),
    onError: () => void readAgain(queryClient, accountIndex),
  });
  return (
    <Notice
      tone="attention"
      title={t("title", { number })}
      action={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <To name="terms_conditions" search={{ version }} className="link inline-flex min-h-11 items-center font-semibold sm:min-h-9">
            {t("see", { number })}
          </To>
          {!isActing && (
            <Button size="sm" loading={confirm.isPending} onClick={() => confirm.mutate()}>
              {t("confirm")}
            </Button>
          )}
        </span>
      }
    >
      {t("text")}
    </Notice>
  );
}
