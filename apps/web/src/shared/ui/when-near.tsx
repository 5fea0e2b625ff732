import { useNear } from "@tablee/ui/lib/use-near";
import type { ReactNode } from "react";

interface WhenNearProps {
  /** The class of the height that the part will take. */
  room: string;
  /** Renders the part; it is given its room, to keep it until the part has its code and its data. */
  children: (kept: ReactNode) => ReactNode;
}

/** Renders a part once it comes near the viewport, so that its code is only fetched then. Reserves its room until it does. */
export function WhenNear({ room, children }: WhenNearProps) {
  const [place, near] = useNear<HTMLDivElement>();
  const kept = <div className={room} />;
  return <div ref={place}>{near ? children(kept) : kept}</div>;
}
