import { Input } from "@tablee/ui/components/form/input";
import { Kbd } from "@tablee/ui/components/kbd";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 250;

interface FilterTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
  className?: string;
}

/** The filter that `/` focuses. Reports its text once typing pauses, and follows the Back button. */
export function FilterText({ label, value, onChange, autoFocus, className }: FilterTextProps) {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text.trim() === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = text.trim();
      report.current(reported.current);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className={className ?? "w-72"}>
      <Input
        data-filter
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={100}
        autoFocus={autoFocus}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
        start={<Search aria-hidden="true" />}
        end={<Kbd aria-hidden="true">/</Kbd>}
        className="[&::-webkit-search-cancel-button]:hidden"
      />
    </div>
  );
}
