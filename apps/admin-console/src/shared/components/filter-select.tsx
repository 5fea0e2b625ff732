import { Select } from "@tablee/ui/components/form/select";

/** Radix keeps the empty value for 'nothing chosen'; a filter's 'all' needs one of its own. */
const all = "all";

interface FilterSelectProps<Value extends string> {
  label: string;
  allLabel: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
  className?: string;
}

/** One of a few, or no filter at all. */
export function FilterSelect<Value extends string>({ label, allLabel, value, options, onChange, className }: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      className={className ?? "w-44"}
      value={value ?? all}
      options={[{ value: all, label: allLabel }, ...options]}
      onValueChange={(next) => onChange(options.find((option) => option.value === next)?.value)}
    />
  );
}
