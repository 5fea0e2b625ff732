import { late } from "@tablee/ui/app/late";
import { useNear } from "@tablee/ui/lib/use-near";
import { useState } from "react";
import { useHydrated } from "../app/use-hydrated.ts";
import type { Kept, WhenNearProps } from "./drawn-part.tsx";
import { roomOf } from "./room.tsx";

/** Only a page that the server drew needs it, before it is hydrated. */
export const drawnPart = late(async () => (await import("./drawn-part.tsx")).DrawnPart);

/**
 * Renders a part once it comes near the viewport, so that its code is only fetched then. Reserves its room until it does. On a page that
 * the server drew, the part is there from the start, and works once it is near.
 */
export function WhenNear<Props extends Kept>(props: WhenNearProps<Props>) {
  const [isDrawn] = useState(!useHydrated());
  const As = (isDrawn && drawnPart.held()) || Rendered;
  return <As {...(props as unknown as WhenNearProps)} />;
}

function Rendered({ room, className, first = false, Part, ...props }: WhenNearProps) {
  const [place, near] = useNear<HTMLDivElement>(first);
  const kept = roomOf(room);
  return (
    <div ref={place} className={className}>
      {near ? <Part {...props} kept={kept} fallback={kept} /> : kept}
    </div>
  );
}
