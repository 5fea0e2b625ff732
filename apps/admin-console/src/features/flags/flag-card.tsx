import type { OutputOf } from "@tablee/contracts/call";
import type { flags } from "@tablee/contracts/calls/admin/flags";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { Button } from "@tablee/ui/components/form/button";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Turn } from "./turn-dialog.tsx";

type Flag = OutputOf<typeof flags>["flags"][number];

interface FlagCardProps {
  flag: Flag;
  /** Undefined for those who may only look. */
  onTurn: ((turn: Turn) => void) | undefined;
}

/** One feature: its purpose, its state, and the last change with its author and reason. */
export function FlagCard({ flag: { flag, enabled, turned, exceptions }, onTurn }: FlagCardProps) {
  const { t } = useTranslation("flags");
  const changed = (by: NonNullable<Flag["turned"]>) => t("changed", { who: by.by ?? t("formerMember"), reason: by.reason });
  return (
    <section aria-labelledby={flag} className="pane flex flex-col gap-2 p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={flag} className="font-mono text-sm">
          {flag}
        </h2>
        <Badge tone={enabled ? "good" : "neutral"} dot>
          {t(enabled ? "on" : "off")}
        </Badge>
        {onTurn && (
          <span className="ml-auto flex gap-2">
            <Button size="sm" variant="secondary" onClick={() => onTurn({ flag, enabled: !enabled, account: "" })}>
              {t("forOne")}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => onTurn({ flag, enabled: !enabled })}>
              {t(enabled ? "turnOff" : "turnOn")}
            </Button>
          </span>
        )}
      </div>
      <p>{t(`what.${flag}`)}</p>
      <p className="text-muted text-sm">{turned ? changed(turned) : t("asItCame")}</p>
      {exceptions.length > 0 && (
        <div className="border-line border-t pt-2 text-sm">
          <p className="font-semibold">{t("exceptions", { count: exceptions.length })}</p>
          <ul>
            {exceptions.map((exception) => (
              <li key={exception.accountId} className="flex flex-wrap items-center gap-x-3">
                <Link to="/accounts/$accountId" params={{ accountId: exception.accountId }} className="link font-mono">
                  {exception.accountId}
                </Link>
                <span>{t(exception.enabled ? "accountOn" : "accountOff")}</span>
                <span className="text-muted">{changed(exception.turned)}</span>
                {onTurn && (
                  <Button size="sm" variant="ghost" onClick={() => onTurn({ flag, enabled: null, account: exception.accountId })}>
                    {t("endException")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
