import type { ReactNode } from "react";
import { PlatePicture } from "../../shared/ui/plate-picture.tsx";
import { dessert } from "./plates.ts";

/** The head of a page of gift cards: its words, beside a dessert. */
export function GiftHero({ children }: { children: ReactNode }) {
  return (
    <header className="grid overflow-hidden rounded-sheet bg-sage sm:grid-cols-[1fr_auto]">
      <div className="p-(--card-pad)">{children}</div>
      <div aria-hidden="true" className="hidden w-44 sm:block">
        <PlatePicture plate={dessert} eager />
      </div>
    </header>
  );
}
