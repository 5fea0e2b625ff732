import { useNear } from "@tablee/ui/lib/use-near";
import { type ReactNode, Suspense } from "react";

/** Shows its content once it comes near the screen, so that what it is made of is fetched only then. Keeps its room meanwhile. */
export function WhenNear({ room, children }: { room: string; children: ReactNode }) {
  const [place, near] = useNear<HTMLDivElement>();
  const empty = <div className={room} />;
  return <div ref={place}>{near ? <Suspense fallback={empty}>{children}</Suspense> : empty}</div>;
}
