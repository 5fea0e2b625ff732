import { Search, X } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { Input } from "./input.tsx";

interface SearchInputProps extends Omit<ComponentProps<typeof Input>, "type" | "start" | "end" | "value" | "onChange" | "ref"> {
  value: string;
  onChange: (value: string) => void;
}

/** The search text, with a clear button of our own that empties it and keeps the focus. */
export function SearchInput({ value, onChange, className, ...rest }: SearchInputProps) {
  const { t } = useTranslation("ui");
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    field.current?.focus();
  };
  return (
    <Input
      {...rest}
      ref={field}
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cn("[&::-webkit-search-cancel-button]:hidden", className)}
      start={<Search aria-hidden="true" />}
      end={
        value !== "" && (
          <button
            type="button"
            aria-label={t("clearSearch")}
            onClick={clear}
            className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )
      }
    />
  );
}
