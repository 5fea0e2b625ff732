import { Button } from "@tablee/ui/components/form/button";
import { Sheet } from "@tablee/ui/components/overlay/sheet";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { liftedCard } from "@tablee/ui/lib/card-style";
import { ShoppingBasket } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { EditorHeader } from "./editor-header.tsx";
import { HeaderSlot } from "./header-slot.tsx";

interface EditorFrameProps {
  /** The page's title by the day of delivery. */
  titleOf: (day: string) => string;
  deliveryDate: string;
  /** The deadline, and its consequences. */
  until: ReactNode;
  cartTitle: string;
  /** On the bar of narrow screens. */
  openLabel: string;
  count: number;
  /** The content of the box, in words. */
  contents: string;
  totalCents: number;
  cart: ReactNode;
  cartOpen: boolean;
  setCartOpen: (open: boolean) => void;
  children: ReactNode;
}

/** Shelves at the left, the box at the right; on narrow screens the box is a sheet behind a bar that always shows the total. */
export function EditorFrame({
  titleOf,
  deliveryDate,
  until,
  cartTitle,
  openLabel,
  count,
  contents,
  totalCents,
  cart,
  cartOpen,
  setCartOpen,
  children,
}: EditorFrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const language = useLanguage();
  return (
    <div className="pb-28 lg:pb-10">
      <EditorHeader>
        <div ref={setSlot} className="grow sm:ml-auto sm:max-w-80" />
      </EditorHeader>
      <div className="mx-auto grid max-w-7xl items-start gap-x-8 gap-y-6 px-4 py-2.5 sm:px-6 sm:py-7 lg:grid-cols-[1fr_23rem]">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
          <div>
            <h1 className="font-display text-2xl leading-tight sm:text-3xl">
              <span className="sm:hidden">{titleOf(formatDayShort(deliveryDate, language))}</span>
              <span className="max-sm:hidden">{titleOf(formatDay(deliveryDate, language))}</span>
            </h1>
            <div className="mt-0.5 text-muted sm:mt-1 max-sm:text-[0.8125rem] max-sm:leading-snug">{until}</div>
          </div>
          <HeaderSlot value={slot}>{children}</HeaderSlot>
        </div>
        <aside
          aria-label={cartTitle}
          className={`tall:sticky top-6 hidden tall:max-h-[calc(100dvh-7.5rem)] flex-col overflow-y-auto rounded-card lg:flex ${liftedCard}`}
        >
          <h2 className="px-5 pt-5 font-display text-2xl">
            {cartTitle} <span className="font-normal font-sans text-base text-muted">{contents}</span>
          </h2>
          {cart}
        </aside>
      </div>
      <div className="no-print tall:fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-overlay lg:hidden">
        <Button size="lg" className="w-full justify-between" onClick={() => setCartOpen(true)}>
          <span className="inline-flex items-center gap-2.5">
            <ShoppingBasket aria-hidden="true" />
            {openLabel} ({count})
          </span>
          <span className="figures" aria-live="polite">
            {formatMoney(totalCents, language)}
          </span>
        </Button>
      </div>
      <Sheet open={cartOpen} onOpenChange={setCartOpen} side="bottom" title={cartTitle} className="[&>div]:p-0 [&>header]:pb-2">
        {cart}
      </Sheet>
    </div>
  );
}
