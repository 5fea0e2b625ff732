import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { toast } from "@tablee/ui/lib/toast";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "../api/query-client.ts";
import { reloadSession } from "../api/request.ts";
import { signedOut } from "../api/signed-out.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { pathTo } from "../routing/paths.ts";

/** Offers to sign in beside the page, which keeps its unsaved work; closes once its person comes back signed in. */
export function SignedOutDialog() {
  const { t } = useTranslation("signed-out");
  const language = useLanguage();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const session = await reloadSession().catch(() => undefined);
      if (!session?.client) return;
      signedOut.close();
      toast.success(t("back"));
      // The reads that were refused in between.
      await queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [t]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) signedOut.close();
      }}
      size="sm"
      title={t("title")}
      description={t("text")}
      footer={
        <a href={pathTo("sign_in", language)} target="_blank" rel="noopener" className={buttonStyle({})}>
          {t("signIn")}
        </a>
      }
    />
  );
}
