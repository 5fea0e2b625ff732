import { cancelRebuild, FAR_BEHIND_SECONDS, pauseProjection, rebuildProjection } from "@tablee/contracts/calls/operations";
import type { Tone } from "@tablee/ui/components/feedback/badge";
import { Button } from "@tablee/ui/components/form/button";
import { TextButton } from "@tablee/ui/components/form/text-button";
import { TableCell, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { formatNumber } from "@tablee/ui/format/numbers";
import { useMutation } from "@tanstack/react-query";
import { Pause, Play, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { StateWord } from "../../shared/components/state-word.tsx";
import { useLanguage } from "../../shared/i18n/language.ts";
import { useMay } from "../../shared/session/staff-context.ts";
import { PauseDialog } from "./pause-dialog.tsx";
import { RebuildProgress } from "./rebuild-progress.tsx";
import { isRebuilding, type Projection } from "./requests.ts";

interface ProjectionRowProps {
  projection: Projection;
  selected: boolean;
  onSelect: () => void;
  onParked: () => void;
  onRebuild: () => void;
}

const tones: Record<Projection["state"], Tone> = {
  live: "good",
  "catching-up": "info",
  rebuilding: "info",
  paused: "attention",
  halted: "danger",
  stopped: "danger",
};

/** One read model; its error and its rebuild have lines of their own below it. */
export function ProjectionRow({ projection, selected, onSelect, onParked, onRebuild }: ProjectionRowProps) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const [pausing, setPausing] = useState(false);
  const pause = useMutation(callMutation(pauseProjection, { shown: true }));
  const resume = useMutation(callMutation(pauseProjection));
  const mayPause = useMay(pauseProjection);
  const mayRebuild = useMay(rebuildProjection);
  const mayCancel = useMay(cancelRebuild);
  const { model, state } = projection;
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const paused = state === "paused";
  const late = projection.lagSeconds >= FAR_BEHIND_SECONDS;
  const broken = state === "halted" || state === "stopped";
  return (
    <>
      <TableRow
        data-model={model}
        tabIndex={-1}
        selected={selected}
        tone={broken ? "danger" : late || projection.parkedKeys > 0 ? "attention" : undefined}
        onClick={onSelect}
        className="outline-none"
      >
        <TableRowHeader className="font-mono font-medium">{model}</TableRowHeader>
        <TableCell>
          <StateWord tone={tones[state]}>{t(`models.states.${state}`)}</StateWord>
        </TableCell>
        <TableCell numeric>
          <span className={late ? "text-attention-ink" : undefined}>{t("seconds", { value: number(projection.lagSeconds, 1) })}</span>
        </TableCell>
        <TableCell numeric className="max-lg:hidden">
          {number(Number(projection.position))} <span className="text-muted">/ {number(Number(projection.head))}</span>
        </TableCell>
        <TableCell numeric className="max-lg:hidden">
          {number(projection.eventsApplied)}
        </TableCell>
        <TableCell numeric className="max-lg:hidden">
          {projection.rows === null ? "–" : t("models.about", { rows: number(projection.rows) })}
        </TableCell>
        <TableCell numeric>
          {projection.heartbeatAgeSeconds === null ? "–" : t("ago", { value: number(projection.heartbeatAgeSeconds) })}
        </TableCell>
        <TableCell numeric>
          {projection.parkedKeys > 0 ? (
            <TextButton onClick={onParked} aria-label={t("models.openParked", { model, count: projection.parkedKeys })}>
              {number(projection.parkedKeys)}
            </TextButton>
          ) : (
            <span className="text-muted">0</span>
          )}
        </TableCell>
        <TableCell className="text-right">
          {mayPause && (
            <Button
              variant="ghost"
              size="sm"
              className="text-muted hover:text-ink"
              aria-label={t(paused ? "resumeOf" : "pauseOf", { name: model })}
              onClick={() => (paused ? resume.mutate({ model, paused: false }) : setPausing(true))}
            >
              {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              <span className="max-[87.5rem]:sr-only">{t(paused ? "resume" : "pause")}</span>
            </Button>
          )}
          {pausing && (
            <PauseDialog
              kind="models"
              name={model}
              error={pause.error}
              loading={pause.isPending}
              onConfirm={() => pause.mutate({ model, paused: true }, { onSuccess: () => setPausing(false) })}
              onClose={() => setPausing(false)}
            />
          )}
          {mayRebuild && (
            <Button
              variant="ghost"
              size="sm"
              className="text-muted hover:text-ink"
              disabled={isRebuilding(projection)}
              aria-label={t("rebuild.of", { model })}
              onClick={onRebuild}
            >
              <RotateCcw aria-hidden="true" />
              <span className="max-[87.5rem]:sr-only">{t("rebuild.open")}</span>
            </Button>
          )}
        </TableCell>
      </TableRow>
      {projection.error && (
        <tr>
          <td colSpan={9} className="border-line border-b bg-danger-tint px-2.5 py-1.5 font-mono text-danger-ink text-sm">
            {projection.error}
          </td>
        </tr>
      )}
      {projection.rebuild && (
        <RebuildProgress
          model={model}
          rebuild={projection.rebuild}
          request={projection.rebuildRequest}
          running={isRebuilding(projection)}
          mayCancel={mayCancel}
        />
      )}
    </>
  );
}
