import { liftedCard } from "@tablee/ui/lib/card-style";
import type { ReactNode } from "react";
import { PlatePicture } from "./plate-picture.tsx";
import { noodles } from "./plates.ts";

/** The card for signing in, or for recovering a password; beside it a set table, and `below` under it. */
export function AuthCard({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <div className="mx-auto max-w-4xl px-4 py-10 sm:px-6 lg:py-16">
      <div className={`grid overflow-hidden rounded-card ${liftedCard} md:grid-cols-[1.15fr_1fr]`}>
        <div className="flex flex-col gap-5 p-(--card-pad) sm:p-10">{children}</div>
        <div aria-hidden="true" className="hidden md:block">
          <PlatePicture plate={noodles} eager />
        </div>
      </div>
      {below}
    </div>
  );
}
