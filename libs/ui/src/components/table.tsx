import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../lib/cn.ts";

/**
 * Scrolls on its own, with its header in view. `caption` names it for screen readers; give the frame a height. `frameRef` is the
 * scrolling element.
 */
export function Table({
  caption,
  frameRef,
  frameClassName,
  className,
  children,
  ...rest
}: ComponentProps<"table"> & { caption: string; frameRef?: Ref<HTMLElement>; frameClassName?: string }) {
  return (
    <section
      ref={frameRef}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
      tabIndex={0}
      className={cn("relative overflow-auto rounded-card border border-line bg-surface", frameClassName)}
    >
      <table className={cn("w-full border-separate border-spacing-0 text-base", className)} {...rest}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<"thead">) {
  return <thead className={cn("sticky top-0 z-10 bg-sunken", className)} {...rest} />;
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} />;
}

/** `selected` for the row the keyboard is on (j/k); `tone` marks its left edge when it needs a person. */
export function TableRow({
  selected = false,
  tone,
  className,
  ...rest
}: ComponentProps<"tr"> & { selected?: boolean; tone?: "attention" | "danger" }) {
  return (
    <tr
      data-selected={selected || undefined}
      className={cn(
        "hover:bg-sunken data-selected:bg-primary-tint data-selected:[&>:first-child]:shadow-[inset_3px_0_0_var(--primary)]",
        tone === "attention" && "[&>:first-child]:shadow-[inset_3px_0_0_var(--attention)]",
        tone === "danger" && "[&>:first-child]:shadow-[inset_3px_0_0_var(--danger)]",
        className,
      )}
      {...rest}
    />
  );
}

const cell = "h-(--row-h) border-line border-b px-3 text-left align-middle whitespace-nowrap console:px-2.5";

/** `numeric` aligns amounts and counts at the right; `id` sets the mono face. */
export function TableCell({
  numeric = false,
  code = false,
  className,
  ...rest
}: ComponentProps<"td"> & { numeric?: boolean; code?: boolean }) {
  return (
    <td
      className={cn(
        cell,
        numeric && "figures text-right console:font-mono console:text-[0.93em]",
        code && "font-mono text-[0.93em]",
        className,
      )}
      {...rest}
    />
  );
}

/** The first cell of a row, which names it. */
export function TableRowHeader({ className, ...rest }: ComponentProps<"th">) {
  return <th scope="row" className={cn(cell, "font-semibold", className)} {...rest} />;
}

type SortDirection = "ascending" | "descending" | "none";

interface TableColumnProps extends Omit<ComponentProps<"th">, "children"> {
  children: ReactNode;
  numeric?: boolean;
  /** Makes the header a button; aria-sort carries the state. */
  sort?: SortDirection;
  onSort?: () => void;
}

/** A column's header, sortable when it is given `sort` and `onSort`. */
export function TableColumn({ children, numeric = false, sort, onSort, className, ...rest }: TableColumnProps) {
  const { t } = useTranslation("ui");
  const Arrow = sort === "ascending" ? ArrowUp : sort === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={cn(cell, "bg-sunken font-semibold text-muted text-sm", numeric && "text-right", className)}
      {...rest}
    >
      {sort && onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cn(
            "-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 hover:text-ink",
            sort !== "none" && "text-ink",
            numeric && "flex-row-reverse",
          )}
        >
          {children}
          <Arrow aria-hidden="true" className={cn("size-3.5", sort === "none" && "opacity-50")} />
          <span className="sr-only">{sort === "none" ? "" : t(`sort.${sort}`)}</span>
        </button>
      ) : (
        children
      )}
    </th>
  );
}
