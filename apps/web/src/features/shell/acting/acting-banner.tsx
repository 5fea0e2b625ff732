import type { OutputOf } from "@tablee/contracts/call";
import type { sessionData } from "@tablee/contracts/calls/sessions";
import { EnvironmentBanner } from "@tablee/ui/components/feedback/page-banners";
import { useMutation } from "@tanstack/react-query";
import { UserCog } from "lucide-react";
import { useTranslation } from "react-i18next";
import { signOut } from "../../../shared/api/sign-out.ts";

type Session = OutputOf<typeof sessionData>;

/** A banner on every page while a member of staff acts for the customer. */
export function ActingBanner({ client, by }: { client: NonNullable<Session["client"]>; by: string }) {
  const { t } = useTranslation("acting");
  const stop = useMutation({ mutationFn: () => signOut(`/admin/accounts/${client.clientId}`) });
  return (
    <EnvironmentBanner acting={UserCog} name={t("name", { name: client.firstname })}>
      {t("text", { by })}{" "}
      <button type="button" disabled={stop.isPending} onClick={() => stop.mutate()} className="font-bold underline underline-offset-2">
        {t("end")}
      </button>
    </EnvironmentBanner>
  );
}
