import type { Tone } from "@tablee/ui/components/feedback/badge";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { useTranslation } from "react-i18next";
import { Amount } from "../../../shared/components/amount.tsx";
import { Pane } from "../../../shared/components/pane.tsx";
import { StateWord } from "../../../shared/components/state-word.tsx";
import { formatLocal } from "../../../shared/format/instants.ts";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { DeskOrder } from "../requests.ts";

type Attempt = DeskOrder["attempts"][number];

const tones: Record<Attempt["outcome"], Tone> = {
  pending: "info",
  unknown: "attention",
  captured: "good",
  declined: "danger",
  cancelled: "neutral",
};

const paidFor = {
  order: "attempts.order",
  addition: "attempts.additions",
  change: "attempts.change",
} as const satisfies Record<Attempt["purpose"]["kind"], string>;

/** The requests to the gateway, and their outcomes. */
export function AttemptsPane({ attempts }: { attempts: readonly Attempt[] }) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  if (attempts.length === 0) return null;
  return (
    <Pane title={t("attempts.title")}>
      <Table caption={t("attempts.title")} frameClassName="rounded-none border-0">
        <TableHead>
          <tr>
            <TableColumn>{t("at")}</TableColumn>
            <TableColumn>{t("attempts.for")}</TableColumn>
            <TableColumn>{t("attempts.outcome")}</TableColumn>
            <TableColumn numeric>{t("money.amount")}</TableColumn>
          </tr>
        </TableHead>
        <TableBody>
          {attempts.map((attempt) => (
            <TableRow key={`${attempt.paymentId} ${attempt.attempt}`}>
              <TableRowHeader className="figures font-normal">{formatLocal(attempt.at, language)}</TableRowHeader>
              <TableCell className="whitespace-normal">{t(paidFor[attempt.purpose.kind], { attempt: attempt.attempt })}</TableCell>
              <TableCell className="whitespace-normal">
                <StateWord tone={tones[attempt.outcome]}>{t(`attempts.outcomes.${attempt.outcome}`)}</StateWord>
                {attempt.code && (
                  <span className="ml-2 text-muted text-sm">
                    {t(`codes:failureCodes.${attempt.code}`, { defaultValue: attempt.code.replaceAll(/[-_]/g, " ") })}
                  </span>
                )}
              </TableCell>
              <TableCell numeric>
                <Amount cents={attempt.amountCents} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Pane>
  );
}
