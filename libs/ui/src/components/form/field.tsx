import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../lib/cn.ts";

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

/** Returns the attributes that a control inside a Field must carry; a control's own props win. */
export function useFieldProps(own: { id?: string; "aria-describedby"?: string; "aria-invalid"?: unknown; required?: boolean }) {
  const field = useContext(FieldContext);
  const describedBy = [own["aria-describedby"], field?.describedBy].filter(Boolean).join(" ");
  const invalid = (own["aria-invalid"] as boolean | undefined) ?? field?.invalid ?? false;
  return {
    id: own.id ?? field?.id,
    "aria-describedby": describedBy === "" ? undefined : describedBy,
    "aria-invalid": invalid || undefined,
    "aria-required": own.required ?? (field?.required || undefined),
  };
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence to show; its presence makes the control invalid. */
  error?: ReactNode;
  /** Adds '(optional)' to the label, or the given word, which agrees with it; required is the default and not marked. */
  optional?: boolean | string;
  required?: boolean;
  hideLabel?: boolean;
  /** At the right of the label: 'Forgot it?', a counter. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  /** One control: Input, Textarea, Select… takes id, description and error from the field. */
  children: ReactNode;
}

/** A label, a control, a hint and an error, tied together for everyone. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  required = false,
  hideLabel = false,
  aside,
  id,
  className,
  children,
}: FieldProps) {
  const { t } = useTranslation("ui");
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : undefined, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <FieldContext.Provider value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>
      <div className={cn("flex min-w-0 flex-col gap-1.5 console:gap-1", className)}>
        <div className={cn("flex items-baseline justify-between gap-3", hideLabel && !aside && "sr-only")}>
          <label htmlFor={controlId} className={cn("font-semibold text-sm", hideLabel && "sr-only")}>
            {label}
            {optional && <span className="font-normal text-muted"> ({optional === true ? t("optional") : optional})</span>}
          </label>
          {aside && <span className="text-muted text-sm">{aside}</span>}
        </div>
        {children}
        <div id={errorId} aria-live="polite" className="empty:-mt-1.5 console:empty:-mt-1">
          {error && <Failure>{error}</Failure>}
        </div>
        {hint && (
          <p id={hintId} className="text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
    </FieldContext.Provider>
  );
}

/** A fault, with a sign beside its colour. */
const Failure = ({ children }: { children: ReactNode }) => (
  <p className="flex animate-rise items-start gap-1.5 font-medium text-danger-ink text-sm">
    <CircleAlert aria-hidden="true" className="mt-[0.15em] size-[1.1em] shrink-0" />
    <span>{children}</span>
  </p>
);

/** Several controls under one question: radios, checkboxes, an address. */
export function Fieldset({
  legend,
  hint,
  error,
  hideLegend = false,
  className,
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLegend?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset
      className={cn("flex min-w-0 flex-col gap-3", className)}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    >
      <legend className={cn("mb-2 font-display text-xl", hideLegend && "sr-only")}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 text-muted text-sm">
          {hint}
        </p>
      )}
      {children}
      <div id={`${id}-error`} aria-live="polite" className="empty:-mt-3">
        {error && <Failure>{error}</Failure>}
      </div>
    </fieldset>
  );
}
