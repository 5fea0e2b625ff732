import type { Late } from "@tablee/ui/app/late";
import { watchNear } from "@tablee/ui/lib/use-near";
import { type ComponentType, memo, type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from "react";

/** Shown until the part has its data, and until it has its code. */
export interface Kept {
  kept?: ReactNode;
  fallback?: ReactNode;
}

export type WhenNearProps<Props extends Kept = Kept> = Omit<Props, keyof Kept> & {
  /** The class of the height that the part will take. */
  room: string;
  /** The class of the element around it. */
  className?: string;
  Part: ComponentType<Props> & Late<unknown>;
};

function resolvable() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

/** A part that the server drew. Its boundary gets no update until it is hydrated: React would replace the drawn markup. */
export const DrawnPart = memo(({ room, className, Part, ...props }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [fetched] = useState(resolvable);
  // A part that cannot be fetched stays as it is drawn, and is fetched again when it returns to the viewport.
  useEffect(() => watchNear(place.current!, () => void Part.fetch().then(fetched.resolve, () => {})), [Part, fetched]);
  const kept = <div className={room} />;
  return (
    <div ref={place} className={className} data-drawn="">
      <Suspense fallback={kept}>
        <Hydrated {...{ Part, place }} fetched={fetched.promise}>
          <Part {...props} kept={kept} fallback={kept} />
        </Hydrated>
      </Suspense>
    </div>
  );
});

interface HydratedProps extends Pick<WhenNearProps, "Part"> {
  fetched: Promise<void>;
  place: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** React reads its status at once. It is used where nothing is waited for, since a component that calls `use` calls it in every rendering. */
const held = Object.assign(Promise.resolve(), { status: "fulfilled" as const, value: undefined });

/** Waits for the code of a part, and then repeats what was pressed in it. */
function Hydrated({ Part, fetched, place, children }: HydratedProps) {
  use(Part.held() ? held : fetched);
  useEffect(() => {
    delete place.current?.dataset.drawn;
    globalThis.__early?.();
  }, [place]);
  return children;
}
