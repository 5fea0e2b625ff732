import { type RefObject, useEffect, useRef, useState } from "react";

/** Calls back once the element has come within 600 px of view; the answer ends the watch. */
export function watchNear(element: Element, onNear: () => void): () => void {
  // A busy page tells of several crossings at once: far at first, near since.
  const told: IntersectionObserverCallback = (crossings) => {
    if (crossings.some((one) => one.isIntersecting)) onNear();
  };
  const observer = new IntersectionObserver(told, { rootMargin: "600px" });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the element that gets the ref has come near the screen, once and for all. */
export function useNear<Kind extends Element>(already = false): readonly [RefObject<Kind | null>, boolean] {
  const place = useRef<Kind>(null);
  const [near, setNear] = useState(already);
  useEffect(() => {
    if (!near && place.current) return watchNear(place.current, () => setNear(true));
  }, [near]);
  return [place, near];
}
