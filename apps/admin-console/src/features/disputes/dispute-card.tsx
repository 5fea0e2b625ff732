import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Fact, Facts } from "../../shared/components/facts.tsx";
import { Pane } from "../../shared/components/pane.tsx";
import { formatLocal } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { AnswerDispute } from "./answer-dispute.tsx";

/** A dispute: the customer, the line and the message, and its answer. */
export function DisputeCard({ dispute, ...answering }: ComponentProps<typeof AnswerDispute>) {
  const { t } = useTranslation("disputes");
  const language = useLanguage();
  const { accountId, name, line, orderId, message, at } = dispute;
  return (
    <Pane
      title={t("of", { name: name || t("nameless") })}
      aside={
        <Link to="/accounts/$accountId" params={{ accountId }} className="link text-sm">
          {t("toAccount")}
        </Link>
      }
    >
      <Facts>
        <Fact name={t("line")}>
          <span className="inline-flex flex-wrap gap-x-3">
            {t(`lines.${line}`)}
            {orderId && (
              <Link to="/orders/$orderId" params={{ orderId }} className="link">
                {t("toOrder")}
              </Link>
            )}
          </span>
        </Fact>
        <Fact name={t("at")}>{formatLocal(at, language)}</Fact>
        <Fact name={t("message")}>
          <span className="wrap-anywhere whitespace-pre-line">{message || t("unreadable")}</span>
        </Fact>
      </Facts>
      <footer className="flex flex-wrap items-center gap-2 border-line border-t px-3 py-2">
        <AnswerDispute dispute={dispute} {...answering} />
      </footer>
    </Pane>
  );
}
