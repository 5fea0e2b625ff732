import { ChevronDown } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";

export const footerLink = "wrap-anywhere inline-flex min-h-9 items-center text-ink underline-offset-4 hover:underline max-sm:min-h-11";

/** Under 768 px the sections fold, by the specification. */
const narrow = globalThis.matchMedia?.("(width < 48rem)");
const subscribe = (notify: () => void) => {
  narrow.addEventListener("change", notify);
  return () => narrow.removeEventListener("change", notify);
};
/** Without scripts nothing is folded: every link is in sight. */
const isUnfolded = () => false;

/** A column of links; on narrow screens a section that opens. */
export function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  const folded = useSyncExternalStore(subscribe, () => narrow.matches, isUnfolded);
  const list = <div className="flex flex-col items-start gap-0.5 pb-4 min-[48rem]:pb-0">{children}</div>;
  if (!folded) {
    return (
      <section>
        <h2 className="mb-2 font-semibold text-sm">{title}</h2>
        {list}
      </section>
    );
  }
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      {list}
    </details>
  );
}
