import { Plate } from "@tablee/ui/plates/plate";
import { plates } from "./names.ts";

/** A plate of a page by its name, filling its place. */
export function PlateArt({ name, eager }: { name: string; eager: boolean }) {
  const plate = plates[name];
  return (
    plate && (
      <div aria-hidden="true" className="h-full">
        <Plate {...plate} seed={`page-${name}`} loading={eager ? "eager" : "lazy"} />
      </div>
    )
  );
}
