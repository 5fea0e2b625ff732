import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Calls back once the element has come near the viewport; the returned function ends the watch. Near is within 600 px while the page
 * loads. Afterwards it is within three screens: a fast scroll finds the element ready.
 */
export function watchNear(element: Element, onNear: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const watch = () => {
    observer?.disconnect();
    // A busy page reports several crossings at once: far at first, near later.
    observer = new IntersectionObserver((crossings) => crossings.some((one) => one.isIntersecting) && onNear(), {
      rootMargin: document.readyState === "complete" ? "300%" : "600px",
    });
    observer.observe(element);
  };
  watch();
  addEventListener("load", watch);
  return () => {
    removeEventListener("load", watch);
    observer?.disconnect();
  };
}

/** True once the element with the ref has come near the viewport; it stays true. */
export function useNear<Kind extends Element>(already = false): readonly [RefObject<Kind | null>, boolean] {
  const place = useRef<Kind>(null);
  const [near, setNear] = useState(already);
  useEffect(() => {
    // An item of a list has a box also where the browser skips its content.
    if (!near && place.current) return watchNear(place.current.closest("li") ?? place.current, () => setNear(true));
  }, [near]);
  return [place, near];
}
