import { advanceClock } from "@tablee/contracts/calls/operations";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Progress } from "@tablee/ui/components/feedback/progress";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { targetsOf } from "./advance-targets.ts";
import { type ClockView, clockNow, isAdvancing } from "./requests.ts";

/** Buttons to the next due things, a field for any other instant, and the progress of the move. */
export function AdvancePane({ clock }: { clock: ClockView }) {
  const { t } = useTranslation("clock");
  const language = useLanguage();
  const advance = useMutation(
    callMutation(advanceClock, {
      shown: true,
      onSuccess: (view, _input, _prepared, { client }) => client.setQueryData(clockNow.queryKey, view),
    }),
  );
  const [instant, setInstant] = useState("");
  const moving = isAdvancing(clock) || advance.isPending;
  const typed = instantOf(instant);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed) advance.mutate({ to: typed });
  };
  return (
    <section className="pane flex flex-col gap-3 p-3">
      <h2 className="font-semibold">{t("advance.title")}</h2>
      <FailureNotice error={advance.error} />
      {clock.advance && !clock.advance.done && <Move clock={clock} advance={clock.advance} />}
      {clock.advance?.error && (
        <Notice tone="danger" title={t("advance.failed")}>
          {clock.advance.error}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {targetsOf(clock).map((target) => (
          <Button
            key={target.id}
            variant="secondary"
            disabled={moving}
            onClick={() => advance.mutate({ to: target.at })}
            className="h-auto flex-col items-start gap-0 py-1.5"
          >
            <span>{t(`advance.to.${target.id}`)}</span>
            <span className="figures font-normal text-muted text-xs">{formatUtc(target.at, language)}</span>
          </Button>
        ))}
      </div>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <Field label={t("advance.instant")} className="w-64">
          <Input type="datetime-local" min={clock.now.slice(0, 16)} value={instant} onChange={(event) => setInstant(event.target.value)} />
        </Field>
        <Button type="submit" disabled={moving || !typed}>
          {t("advance.go")}
        </Button>
      </form>
    </section>
  );
}

/** The field has no zone; its text is read as UTC, as its label states. */
function instantOf(text: string): string | undefined {
  const match = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.exec(text);
  return match ? `${match[0]}:00.000Z` : undefined;
}

function Move({ clock, advance }: { clock: ClockView; advance: NonNullable<ClockView["advance"]> }) {
  const { t } = useTranslation("clock");
  const language = useLanguage();
  const [from, to, now] = [advance.from, advance.to, clock.now].map((at) => Date.parse(at)) as [number, number, number];
  return (
    <Progress
      label={t("advance.moving", { to: formatUtc(advance.to, language) })}
      value={now - from}
      max={to - from}
      text={t("advance.steps", { count: advance.steps })}
      tone="attention"
    />
  );
}
