import { latePart } from "@tablee/ui/components/late-part";
import { PlatePicture } from "../../../shared/ui/plate-picture.tsx";
import { WhenNear } from "../../../shared/ui/when-near.tsx";
import { type SceneName, strips } from "./names.ts";
import { plates } from "./plates.ts";

/** Scenes, each fetched when its place comes near. */
const scenes = {
  farm: latePart(async () => (await import("./farm.tsx")).Farm),
  hooks: latePart(async () => (await import("./hooks.tsx")).Hooks),
  "long-table": latePart(async () => (await import("./long-table.tsx")).LongTable),
  map: latePart(async () => (await import("./map.tsx")).CityMap),
  market: latePart(async () => (await import("./market.tsx")).Market),
  porch: latePart(async () => (await import("./way.tsx")).Porch),
  sink: latePart(async () => (await import("./sink.tsx")).Sink),
  stove: latePart(async () => (await import("./stove.tsx")).Stove),
  triplex: latePart(async () => (await import("./triplex.tsx")).Triplex),
  way: latePart(async () => (await import("./way.tsx")).Way),
} as const satisfies Readonly<Record<SceneName, unknown>>;

/** A drawing of a page by its name; nothing for an unknown name, so that an old build survives a new text. */
export function PageArt({ name, eager = false }: { name: string; eager?: boolean }) {
  const scene = (scenes as Readonly<Record<string, (typeof scenes)[SceneName]>>)[name];
  if (scene) return <WhenNear className="h-full" room="h-full" Part={scene} />;
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
  return plate && <PlatePicture plate={plate} eager={eager} />;
}
