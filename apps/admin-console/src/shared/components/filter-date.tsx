import { Input } from "@tablee/ui/components/form/input";
import { useId } from "react";

interface FilterDateProps {
  label: string;
  value: string | undefined;
  onChange: (date: string | undefined) => void;
}

/** A day to narrow a list to. */
export function FilterDate({ label, value, onChange }: FilterDateProps) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-1.5">
      <label htmlFor={id} className="text-muted text-sm">
        {label}
      </label>
      <Input id={id} type="date" className="w-36" value={value ?? ""} onChange={(event) => onChange(event.target.value || undefined)} />
    </span>
  );
}
