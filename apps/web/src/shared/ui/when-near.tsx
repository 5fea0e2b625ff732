import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/** Shows its content once it comes near the screen, so that what it is made of is fetched only then. Keeps its room meanwhile. */
export function WhenNear({ room, children }: { room: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || element === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "600px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  const empty = <div className={room} />;
  return <div ref={place}>{near ? <Suspense fallback={empty}>{children}</Suspense> : empty}</div>;
}
