import { type RefObject, useEffect, useRef, useState } from "react";

/** Calls back once the element has come within 600 px of the viewport; the returned function ends the watch. */
export function watchNear(element: Element, onNear: () => void): () => void {
  // A busy page reports several crossings at once: far at first, near later.
  const notify: IntersectionObserverCallback = (crossings) => {
    if (crossings.some((one) => one.isIntersecting)) onNear();
  };
  const observer = new IntersectionObserver(notify, { rootMargin: "600px" });
  observer.observe(element);
  return () => observer.disconnect();
}

/** True once the element with the ref has come near the viewport; it stays true. */
export function useNear<Kind extends Element>(already = false): readonly [RefObject<Kind | null>, boolean] {
  const place = useRef<Kind>(null);
  const [near, setNear] = useState(already);
  useEffect(() => {
    if (!near && place.current) return watchNear(place.current, () => setNear(true));
  }, [near]);
  return [place, near];
}
