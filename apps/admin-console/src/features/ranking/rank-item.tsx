import { DishPicture } from "@tablee/ui/components/dish-picture";
import { formatNumber } from "@tablee/ui/format/numbers";
import { cn } from "@tablee/ui/lib/cn";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { listWords } from "../../shared/format/in-words.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import { MoveButtons } from "./move-buttons.tsx";
import { PositionInput } from "./position-input.tsx";
import type { RankedItem } from "./requests.ts";

interface RankItemProps {
  item: RankedItem;
  index: number;
  count: number;
  readOnly: boolean;
  tabStop: boolean;
  onFocus: () => void;
  /** Moves the item to a position from 0; `focus` names the part of the row that keeps the focus. */
  onMove: (to: number, focus?: string) => void;
  onStep: (by: number) => void;
}

/** Under this share of its units an item is scarce. */
const SCARCE = 0.1;

/** One item of a category with its position, its plate, its units left, and four ways to move it. */
export function RankItem({ item, index, count, readOnly, tabStop, onFocus, onMove, onStep }: RankItemProps) {
  const { t } = useTranslation("ranking");
  const language = useLanguage();
  const { dish, units, unitsLeft } = item;
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const act = event.altKey
      ? moves[event.key]
      : event.target === event.currentTarget
        ? (steps[event.key] ?? moves[`${event.key}!`])
        : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  const change = (to: number) => () => {
    if (!readOnly) onMove(to);
  };
  const moves: Record<string, () => void> = {
    ArrowUp: change(index - 1),
    ArrowDown: change(index + 1),
    Home: change(0),
    End: change(count - 1),
    "Home!": change(0),
    "End!": change(count - 1),
  };
  const steps: Record<string, () => void> = { ArrowUp: () => onStep(-1), ArrowDown: () => onStep(1) };
  const scarce = unitsLeft <= units * SCARCE;
  return (
    <li
      data-sku={dish.sku}
      tabIndex={tabStop ? 0 : -1}
      aria-label={t("itemLabel", { position: index + 1, total: count, name: dish.name[language] })}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
      className="grid grid-cols-[3.5rem_3rem_minmax(0,1fr)_8.5rem_auto] items-center gap-3 border-line border-b px-3 py-1.5 outline-offset-[-2px] last:border-0 hover:bg-sunken focus-visible:bg-primary-tint"
    >
      <PositionInput
        position={index + 1}
        count={count}
        name={dish.name[language]}
        readOnly={readOnly}
        onMove={(to) => onMove(to - 1, " input")}
      />
      <DishPicture plate={dish.plate} seed={dish.sku} className="size-12 rounded-control" />
      <div className="min-w-0">
        <p className="truncate font-semibold">{dish.name[language]}</p>
        <p className="truncate text-muted text-sm">
          <span className="font-mono">{dish.sku}</span> · {t(`console:plan.${dish.kind}`)}
          {dish.diets.length > 0 && <> · {listWords(t, "diet", dish.diets, language)}</>}
        </p>
      </div>
      <p className="text-right leading-tight">
        <span className={cn("figures font-mono font-semibold", unitsLeft <= 0 ? "text-danger-ink" : scarce && "text-attention-ink")}>
          {formatNumber(unitsLeft, language)}
        </span>
        <span className="figures font-mono text-muted"> / {formatNumber(units, language)}</span>
        <span className="block text-muted text-xs">{t(unitsLeft <= 0 ? "soldOut" : "unitsLeft")}</span>
      </p>
      {!readOnly && <MoveButtons name={dish.name[language]} index={index} count={count} onMove={onMove} />}
    </li>
  );
}
