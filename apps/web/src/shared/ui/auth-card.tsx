import { Card } from "@tablee/ui/components/card";
import { Plate } from "@tablee/ui/plates/plate";
import type { ReactNode } from "react";

/** The card for signing in, or for recovering a password; beside it a set table, and `below` under it. */
export function AuthCard({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <div className="mx-auto max-w-4xl px-4 py-10 sm:px-6 lg:py-16">
      <Card look="lifted" flush className="grid md:grid-cols-[1.15fr_1fr]">
        <div className="flex flex-col gap-5 p-(--card-pad) sm:p-10">{children}</div>
        <div aria-hidden="true" className="hidden md:block">
          <Plate
            seed="sign-in"
            vessel="bowl"
            cloth="saffron"
            art={["broth", "noodles", "egg-halves", "brown-mushroom", "herb"]}
            loading="eager"
          />
        </div>
      </Card>
      {below}
    </div>
  );
}
