import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";
import { useFieldProps } from "./field.tsx";

/** The look of everything one types in or picks from. */
export const controlStyle =
  "w-full min-h-11 console:min-h-(--control-h) rounded-control border-[1.5px] border-line-strong bg-surface px-(--control-x) text-base text-ink placeholder:text-muted transition-colors hover:border-ink focus-visible:border-focus focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-muted disabled:hover:border-line-strong aria-invalid:border-danger";

interface InputProps extends ComponentProps<"input"> {
  /** Inside the box, before the text: an icon, '$'. */
  start?: ReactNode;
  /** Inside the box, after the text: a unit, a small button. */
  end?: ReactNode;
}

/** A one-line text control. Inside a Field it is labelled and described by it. */
export function Input({ className, start, end, ...rest }: InputProps) {
  const wiring = useFieldProps(rest);
  if (!start && !end) return <input {...rest} {...wiring} className={cn(controlStyle, className)} />;
  return (
    <div className="relative">
      {start && (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-11 place-items-center text-muted console:w-8 [&_svg]:size-[1.2em]">
          {start}
        </span>
      )}
      <input {...rest} {...wiring} className={cn(controlStyle, start && "pl-11 console:pl-8", end && "pr-12 console:pr-9", className)} />
      {end && <span className="absolute inset-y-0 right-0 grid min-w-11 place-items-center text-muted console:min-w-8">{end}</span>}
    </div>
  );
}

/** A password with a button that shows it. */
export function PasswordInput(props: Omit<InputProps, "type" | "end">) {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      aria-label={t(shown ? "hidePassword" : "showPassword")}
      onClick={() => setShown(!shown)}
      className="grid size-11 place-items-center rounded-control text-muted hover:text-ink console:size-8"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
  return <Input autoComplete="current-password" {...props} type={shown ? "text" : "password"} end={toggle} />;
}
