import { Plate } from "@tablee/ui/plates/plate";
import type { ComponentType } from "react";
import { Farm } from "./farm.tsx";
import { Hooks } from "./hooks.tsx";
import { LongTable } from "./long-table.tsx";
import { CityMap } from "./map.tsx";
import { Market } from "./market.tsx";
import { plates, type SceneName, strips } from "./names.ts";
import { Sink } from "./sink.tsx";
import { Stove } from "./stove.tsx";
import { Triplex } from "./triplex.tsx";
import { Porch, Way } from "./way.tsx";

const scenes: Readonly<Record<SceneName, ComponentType>> = {
  farm: Farm,
  hooks: Hooks,
  "long-table": LongTable,
  map: CityMap,
  market: Market,
  porch: Porch,
  sink: Sink,
  stove: Stove,
  triplex: Triplex,
  way: Way,
};

/** A drawing of a page by its name; nothing for an unknown name, so that an old build survives a new text. */
export function PageArt({ name, eager = false }: { name: string; eager?: boolean }) {
  const Drawn = (scenes as Readonly<Record<string, ComponentType>>)[name];
  if (Drawn) return <Drawn />;
  const strip = strips[name];
  if (strip)
    return (
      <div aria-hidden="true" className="grid h-full grid-cols-3 grid-rows-2 md:grid-cols-6 md:grid-rows-1">
        {strip.map((plate) => (
          <PageArt key={plate} name={plate} eager={eager} />
        ))}
      </div>
    );
  const plate = plates[name];
  return plate ? (
    <div aria-hidden="true" className="h-full min-h-0 overflow-hidden">
      <Plate {...plate} seed={`page-${name}`} loading={eager ? "eager" : "lazy"} />
    </div>
  ) : null;
}
