import { Wordmark } from "@tablee/ui/components/brand/wordmark";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { LoadingText } from "@tablee/ui/components/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { errorWords } from "../../shared/api/error-words.ts";
import { EnrolmentForm } from "./enrolment-form.tsx";
import { linkOf } from "./requests.ts";

/** A member of staff chooses a password and sets up an authenticator, by the link that an admin gave them. */
export function EnrolmentScreen() {
  const { t } = useTranslation("enrolment");
  const [token] = useState(() => window.location.hash.slice(1));
  const [isDone, setDone] = useState(false);
  const link = useQuery({ ...linkOf(token), enabled: token !== "" });
  return (
    <main className="grid min-h-full place-items-center p-6">
      <title>{`${t("console:productName")} | ${t("title")}`}</title>
      <div className="w-full max-w-md">
        <Wordmark label="Tablée" className="mb-5 h-7" />
        <div className="pane flex flex-col gap-4 p-5">
          <h1 className="font-semibold text-xl">{isDone ? t("doneTitle") : t("title")}</h1>
          {isDone ? (
            <>
              <p>{t("doneText")}</p>
              <a href="/admin/" className="link">
                {t("toSignIn")}
              </a>
            </>
          ) : token === "" || link.error ? (
            <Notice tone="danger" live>
              {link.error ? errorWords(link.error) : t("noLink")}
            </Notice>
          ) : link.data ? (
            <EnrolmentForm token={token} member={link.data} onDone={() => setDone(true)} />
          ) : (
            <LoadingText lines={8} />
          )}
        </div>
      </div>
    </main>
  );
}
