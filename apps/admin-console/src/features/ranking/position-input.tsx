import { Input } from "@tablee/ui/components/form/input";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

interface PositionInputProps {
  position: number;
  count: number;
  name: string;
  readOnly: boolean;
  onMove: (position: number) => void;
}

/** The position as an editable number; it applies on Enter or when the field loses the focus. */
export function PositionInput({ position, count, name, readOnly, onMove }: PositionInputProps) {
  const { t } = useTranslation("ranking");
  const [text, setText] = useState(String(position));
  useEffect(() => setText(String(position)), [position]);
  const settle = () => {
    const wanted = Number(text);
    if (Number.isInteger(wanted) && wanted >= 1 && Math.min(wanted, count) !== position) onMove(Math.min(wanted, count));
    else setText(String(position));
  };
  if (readOnly) return <span className="text-center font-mono text-muted">{position}</span>;
  return (
    <Input
      aria-label={t("position", { name })}
      inputMode="numeric"
      className="px-1 text-center font-mono"
      value={text}
      onChange={(event) => setText(event.target.value.replace(/\D/g, "").slice(0, 3))}
      onFocus={(event) => event.target.select()}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") settle();
        if (event.key === "Escape") setText(String(position));
      }}
    />
  );
}
