import type { Late } from "@tablee/ui/app/late";
import { useLate } from "@tablee/ui/components/late-part";
import { watchNear } from "@tablee/ui/lib/use-near";
import { clsx } from "clsx";
import { type ComponentType, type ReactNode, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { served } from "../app/served.ts";
import { roomOf } from "./room.tsx";

/** Shown until the part has its data, and until it has its code. */
export interface Kept {
  kept?: ReactNode;
  fallback?: ReactNode;
}

export type WhenNearProps<Props extends Kept = Kept> = Omit<Props, keyof Kept> & {
  /** The class of the height that the part will take, or what takes it. */
  room: ReactNode;
  /** The class of the element around it. */
  className?: string;
  /** It is on the first screen: it is near from the start. */
  first?: boolean;
  Part: ComponentType<Props> & Late<unknown>;
};

function resolvable() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

/**
 * A part that the server drew. React would replace the drawn markup if its boundary got an update before it is hydrated: until then the
 * part has the props of the first rendering.
 */
export function DrawnPart({ room, className, first, Part, ...props }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [fetched] = useState(resolvable);
  const [firstProps] = useState(props);
  const [isHydrated, setHydrated] = useState(false);
  const given = isHydrated ? props : firstProps;
  const isBehind = Object.entries(props).some(([name, value]) => (given as Record<string, unknown>)[name] !== value);
  const kept = roomOf(room);
  // biome-ignore lint/correctness/useExhaustiveDependencies: until the part is hydrated its boundary gets no update.
  const boundary = useMemo(
    () => (
      <Suspense fallback={kept}>
        <Hydrated {...{ Part, place }} fetched={fetched.promise} onHydrated={() => setHydrated(true)}>
          <Part {...given} kept={kept} fallback={kept} />
        </Hydrated>
      </Suspense>
    ),
    [given, Part],
  );
  return (
    <div ref={place} className={clsx(className, isBehind && "opacity-60") || undefined} data-drawn="" aria-busy={isBehind || undefined}>
      {boundary}
      <Fetching {...{ Part, place }} onFetched={fetched.resolve} />
    </div>
  );
}

interface PartAtPlace extends Pick<WhenNearProps, "Part"> {
  place: RefObject<HTMLDivElement | null>;
}

/** Controls that do nothing before their part is hydrated. A question opens without its scripts. */
const controls = "button, input, select";

/**
 * Fetches a part once it is near. A part that cannot be fetched stays as it is drawn and is fetched again; the first use of a control in it
 * shows a line below it. All of this is beside the boundary, which must get no update.
 */
function Fetching({ Part, place, onFetched }: PartAtPlace & { onFetched: () => void }) {
  const { t } = useTranslation("ui");
  const [near, setNear] = useState(false);
  // Undefined for a part without controls, for example a plate.
  const [used, setUsed] = useState<boolean>();
  const { Part: held, missing } = useLate(Part as Late<ComponentType>, near);
  useEffect(() => {
    const at = place.current!;
    const stop = watchNear(at, () => setNear(true));
    if (!at.querySelector(controls)) return stop;
    setUsed(false);
    const note = ({ target }: Event) => {
      if (target instanceof Element && at.contains(target) && target.closest(controls)) setUsed(true);
    };
    // A disabled button reports no click, and React stops events in a boundary that it cannot hydrate.
    for (const event of ["pointerdown", "focusin"]) window.addEventListener(event, note, true);
    return () => {
      stop();
      for (const event of ["pointerdown", "focusin"]) window.removeEventListener(event, note, true);
    };
  }, [place]);
  useEffect(() => {
    if (held) onFetched();
  }, [held, onFetched]);
  if (used === undefined) return null;
  return (
    <div role="status" className="mx-auto max-w-6xl px-4 sm:px-6">
      {missing && used && <p className="mb-8 rounded-control bg-attention-tint px-4 py-3">{t("late.part")}</p>}
    </div>
  );
}

interface HydratedProps extends PartAtPlace {
  fetched: Promise<void>;
  onHydrated: () => void;
  children: ReactNode;
}

/** React reads its status at once. A component that calls `use` calls it in every rendering, also where nothing is left to wait for. */
const held = Object.assign(Promise.resolve(), { status: "fulfilled" as const, value: undefined });

/** Waits for the code of a part, and then repeats what was pressed in it. A server fetches the code and draws the page again. */
function Hydrated({ Part, fetched, place, onHydrated, children }: HydratedProps) {
  if (!Part.held()) served.lacking?.add(Part);
  use(Part.held() ? held : fetched);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is hydrated once.
  useEffect(() => {
    delete place.current?.dataset.drawn;
    onHydrated();
    globalThis.__early?.();
  }, []);
  return children;
}
