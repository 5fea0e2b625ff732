import { clsx } from "clsx";
import { Plate } from "../plates/plate.tsx";
import type { PlateSpec } from "../plates/plate-spec.ts";

interface DishPictureProps {
  /** The photograph, if there is one, instead of the plate. */
  photo?: { src: string; srcSet?: string; sizes?: string } | null;
  plate: PlateSpec;
  seed: string;
  label?: string;
  loading?: "eager" | "lazy";
  /** Size and shape: 'aspect-[4/3]', 'size-24 rounded-2xl'. */
  className?: string;
}

/** A picture of a dish: a photograph if there is one, a drawing otherwise. */
export function DishPicture({ photo, plate, seed, label = "", loading = "lazy", className }: DishPictureProps) {
  return (
    <div className={clsx("overflow-hidden bg-oat", className)}>
      {photo ? (
        <img {...photo} alt={label} loading={loading} decoding="async" className="h-full w-full object-cover" />
      ) : (
        <Plate {...plate} seed={seed} label={label} loading={loading} />
      )}
    </div>
  );
}
