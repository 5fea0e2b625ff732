import { renderToStaticMarkup } from "react-dom/server";
import { PlateDrawing } from "./plate-drawing.tsx";
import { type Cloth, closeUp, type PlateSpec } from "./plate-spec.ts";

/** The colours of cloths in pictures: those of the light theme (styles/tokens.css). */
const dyes: Readonly<Record<Cloth, string>> = {
  saffron: "#eeb44e",
  tomato: "#d8664f",
  spruce: "#3f7a62",
  sage: "#b4c9a3",
  oat: "#e6d3b1",
  plum: "#8d5677",
  sky: "#9fc3d4",
};

export interface PlateFile {
  readonly spec: PlateSpec;
  readonly seed: string;
  /** The source of each drawing of food, by name. */
  readonly art: ReadonlyMap<string, string>;
  /** The part of the drawing that the picture shows; by default the square of a close-up. */
  readonly frame?: string;
  /** False leaves the cloth without its colour, for a page that paints it behind the picture in the colour of its theme. */
  readonly dyed?: boolean;
}

/** A dish as a file of its own, with the food inside: what an image element shows may load nothing. */
export function plateSvg({ spec, seed, art, frame = closeUp, dyed = true }: PlateFile): string {
  const artUrl = (name: string) => {
    const source = art.get(name);
    return source && `data:image/svg+xml,${encoded(source)}`;
  };
  const layers = renderToStaticMarkup(
    <PlateDrawing spec={spec} seed={seed} id="p" served artUrl={artUrl} colorOf={(cloth) => dyes[cloth]} dyed={dyed} />,
  ).replaceAll(' class="animate-fade"', "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="292" height="292">${layers}</svg>`;
}

/** A drawing as an address carries it. Only what an address cannot hold is escaped, so that the file compresses as text does. */
const encoded = (svg: string): string =>
  svg.replaceAll('"', "'").replaceAll("%", "%25").replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E");
