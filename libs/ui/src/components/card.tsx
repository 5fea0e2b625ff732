import { clsx } from "clsx";
import { Children, type ComponentProps, cloneElement, type ReactElement } from "react";
import { liftedCard } from "../lib/card-style.ts";
import { cn } from "../lib/cn.ts";

interface CardProps extends ComponentProps<"div"> {
  /** `plain` on paper, `lifted` for interactive cards, `sunken` for past or skipped ones, `oat`/`sage` for asides. */
  look?: "plain" | "lifted" | "sunken" | "oat" | "sage";
  /** Without inner space: when a plate or a table reaches the edges. */
  flush?: boolean;
  /** The only child, an article or a form, is the card itself. */
  asChild?: boolean;
}

const looks = {
  plain: "border border-line bg-surface",
  lifted: liftedCard,
  sunken: "border-[1.5px] border-line-strong/60 border-dashed bg-transparent",
  oat: "bg-oat",
  sage: "bg-sage",
} as const;

/** A surface that belongs together. */
export function Card({ look = "plain", flush = false, asChild = false, className, children, ...rest }: CardProps) {
  const style = cn("rounded-card", looks[look], flush ? "overflow-hidden" : "p-(--card-pad)", className);
  if (!asChild) {
    return (
      <div className={style} {...rest}>
        {children}
      </div>
    );
  }
  const child = Children.only(children) as ReactElement<{ className?: string }>;
  return cloneElement(child, { className: clsx(style, child.props.className) });
}

/** Title at the left, a badge or an action at the right. */
export function CardHeader({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("flex flex-wrap items-start justify-between gap-x-4 gap-y-2", className)} {...rest} />;
}

/** The card's heading; `level` sets the element, the look stays. */
export function CardTitle({ level = 3, className, ...rest }: ComponentProps<"h3"> & { level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return <Heading className={cn("font-display text-xl console:font-sans console:font-semibold console:text-base", className)} {...rest} />;
}

/** The actions on it: they wrap on narrow screens, with full-width buttons on phones. */
export function CardActions({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cn("mt-5 flex flex-wrap items-center gap-3 empty:hidden max-sm:[&>*]:grow console:mt-3 console:gap-2", className)}
      {...rest}
    />
  );
}

/** The hem between two parts of a card. */
export function CardStitch({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn("stitch my-4 text-line", className)} />;
}
