import { Button } from "@tablee/ui/components/form/button";
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from "lucide-react";
import { useTranslation } from "react-i18next";

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  onMove: (to: number, focus: string) => void;
}

/** Up, down, top, bottom: ranking without dragging. A button at the end of its range stays enabled, so that it keeps the focus. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation("ranking");
  const buttons = [
    { id: "top", icon: ArrowUpToLine, to: 0, idle: index === 0 },
    { id: "up", icon: ArrowUp, to: index - 1, idle: index === 0 },
    { id: "down", icon: ArrowDown, to: index + 1, idle: index === count - 1 },
    { id: "bottom", icon: ArrowDownToLine, to: count - 1, idle: index === count - 1 },
  ] as const;
  return (
    <div className="flex">
      {buttons.map(({ id, icon: Icon, to, idle }) => (
        <Button
          key={id}
          data-move={id}
          variant="ghost"
          size="icon-sm"
          tabIndex={-1}
          aria-label={t(`move.${id}`, { name })}
          title={t(`move.${id}`, { name })}
          aria-disabled={idle}
          onClick={() => !idle && onMove(to, ` [data-move=${id}]`)}
        >
          <Icon aria-hidden="true" />
        </Button>
      ))}
    </div>
  );
}
