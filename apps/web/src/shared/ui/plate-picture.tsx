import type { PictureOf } from "./picture-of.ts";

/** A plate that the build has drawn, filling its place. The element paints the cloth behind it in the colour of the theme. */
export function PlatePicture({ plate: { cloth, picture }, eager = false }: { plate: PictureOf; eager?: boolean }) {
  return (
    <img
      src={picture}
      alt=""
      width="292"
      height="292"
      loading={eager ? undefined : "lazy"}
      decoding="async"
      className="block h-full w-full"
      style={{ backgroundColor: `var(--cloth-${cloth})` }}
    />
  );
}
