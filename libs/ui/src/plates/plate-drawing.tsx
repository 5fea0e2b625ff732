import type { ReactNode } from "react";
import { Art } from "./art.tsx";
import { Bowl, BowlLipShadow, DinnerPlate, Ramekin, SoftShadow } from "./ceramic.tsx";
import { ClothLayer } from "./cloth.tsx";
import { type Composition, compose, type Placed, standsInFront } from "./compose.ts";
import { Cutlery } from "./cutlery.tsx";
import { drinkOf } from "./drinks.ts";
import { Garnish } from "./garnish.tsx";
import { type Cloth, jarInside, type PlateSpec, packagings } from "./plate-spec.ts";
import { Board, Box, BoxWallShadow, GlassBack, GlassFront, JarBack, JarFront } from "./wares.tsx";

/** The address of a drawing of food, or undefined when there is none of that name. */
export type ArtUrl = (name: string) => string | undefined;

interface PlateDrawingProps {
  spec: PlateSpec;
  seed: string;
  /** The prefix of the ids in the drawing, unique in its document. */
  id: string;
  /** False leaves the food out. */
  served: boolean;
  artUrl: ArtUrl;
  colorOf: (cloth: Cloth) => string;
  /** False leaves out the cloth's colour, which the picture's element then has behind it. */
  dyed?: boolean;
}

/** The layers of a dish: the cloth, the vessel and the food, for an SVG element with a frame of its own. */
export function PlateDrawing({ spec, seed, id, served, artUrl, colorOf, dyed = true }: PlateDrawingProps) {
  const { vessel, cloth } = spec;
  const drawing = compose(spec, seed, (name) => artUrl(name) !== undefined);
  const inside = packagings[drawing.packaging ?? ""] ?? jarInside;
  return (
    <>
      <ClothLayer color={dyed ? colorOf(cloth) : undefined} weave={drawing.weave} turn={drawing.weaveTurn} id={id} />
      <Served
        vessel={vessel}
        lid={colorOf(cloth === "oat" ? "tomato" : "oat")}
        drawing={drawing}
        id={id}
        artUrl={artUrl}
        bed={served && drawing.bed && <Bed bed={drawing.bed} vessel={vessel} inside={inside} id={id} artUrl={artUrl} />}
        food={served && <Food vessel={vessel} drawing={drawing} id={id} artUrl={artUrl} />}
      />
    </>
  );
}

interface ServedProps {
  vessel: PlateSpec["vessel"];
  /** The colour of a jar's lid. */
  lid: string;
  drawing: Composition;
  id: string;
  artUrl: ArtUrl;
  bed: ReactNode;
  food: ReactNode;
}

function Served({ vessel, lid, drawing, id, artUrl, bed, food }: ServedProps) {
  const garnish = <Garnish flecks={drawing.flecks} />;
  switch (vessel) {
    case "plate":
      return (
        <>
          <Cutlery setting={drawing.setting} />
          <DinnerPlate id={id} glaze={drawing.glaze} />
          {bed}
          {food}
          {garnish}
        </>
      );
    case "bowl":
      return (
        <>
          <Cutlery setting={drawing.setting} />
          <Bowl id={id} glaze={drawing.glaze} />
          {bed}
          {food}
          {garnish}
          <BowlLipShadow id={id} />
        </>
      );
    case "board":
      return (
        <>
          <Board id={id} />
          {bed}
          {food}
          {garnish}
        </>
      );
    case "box":
      return (
        <>
          <Box id={id} />
          {bed}
          {food}
          {garnish}
          <BoxWallShadow />
        </>
      );
    case "jar":
      return drawing.packaging ? (
        <>
          <SoftShadow id={`${id}-s1`} cx={172} cy={276} rx={100} ry={26} strength={0.5} />
          {bed}
          {food && <Art href={artUrl(drawing.packaging)} width="320" height="320" />}
          {food}
        </>
      ) : (
        <>
          <JarBack id={id} />
          {bed}
          {!drawing.bed && food}
          <JarFront id={id} color={lid} />
          {drawing.bed && food}
        </>
      );
    case "glass":
      return (
        <>
          <GlassBack id={id} />
          <GlassFront id={id} drink={drinkOf([...(drawing.bed ? [drawing.bed.name] : []), ...drawing.food.map(({ name }) => name)])} />
          {food}
        </>
      );
    default:
      return vessel satisfies never;
  }
}

interface FoodProps {
  vessel: PlateSpec["vessel"];
  drawing: Composition;
  id: string;
  artUrl: ArtUrl;
}

function Food({ vessel, drawing, id, artUrl }: FoodProps) {
  const flat = vessel === "jar" && !standsInFront(vessel, drawing.bed !== null);
  return drawing.food.map((piece, place) => (
    <Piece key={`${piece.name}-${place.toString()}`} piece={piece} id={`${id}-f${place}`} flat={flat} artUrl={artUrl} />
  ));
}

interface BedProps {
  bed: Placed;
  vessel: PlateSpec["vessel"];
  inside: string;
  id: string;
  artUrl: ArtUrl;
}

/** The layer under the rest, cut to the inside of the bowl, the box, the jar or its packaging. */
function Bed({ bed, vessel, inside, id, artUrl }: BedProps) {
  const half = bed.size / 2;
  const image = (
    <Art
      href={artUrl(bed.name)}
      x={-half}
      y={-half}
      width={bed.size}
      height={bed.size}
      transform={`translate(${bed.x} ${bed.y}) rotate(${bed.turn.toFixed(0)})`}
    />
  );
  if (vessel === "glass") return null;
  if (vessel === "plate" || vessel === "board") return image;
  return (
    <>
      <clipPath id={`${id}-clip`}>
        {vessel === "bowl" && <circle cx="160" cy="160" r="107" />}
        {vessel === "box" && <rect x="53" y="54" width="216" height="213" rx="24" transform="rotate(5 160 160)" />}
        {vessel === "jar" && <path d={inside} />}
      </clipPath>
      <g clipPath={`url(#${id}-clip)`}>{image}</g>
    </>
  );
}

function Piece({ piece, id, flat, artUrl }: { piece: Placed; id: string; flat: boolean; artUrl: ArtUrl }) {
  const { x, y, size, turn, name } = piece;
  const half = size / 2;
  if (piece.dished) {
    return (
      <g className="animate-fade" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <Ramekin id={id} radius={half}>
          <Art href={artUrl(name)} x={-half} y={-half} width={size} height={size} transform={`rotate(${turn.toFixed(1)})`} />
        </Ramekin>
      </g>
    );
  }
  return (
    <g className="animate-fade">
      <Art
        under={
          !flat && (
            <>
              <radialGradient id={id}>
                <stop offset="0.35" stopColor="#140a02" stopOpacity="0.42" />
                <stop offset="1" stopColor="#140a02" stopOpacity="0" />
              </radialGradient>
              <ellipse cx={x + size * 0.05} cy={y + size * 0.17} rx={size * 0.5} ry={size * 0.4} fill={`url(#${id})`} />
            </>
          )
        }
        href={artUrl(name)}
        x={-half}
        y={-half}
        width={size}
        height={size}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
      />
    </g>
  );
}
