import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useId } from "react";
import { useNear } from "../lib/use-near.ts";
import { Art } from "./art.tsx";
import { artUrl } from "./art-url.ts";
import { Bowl, BowlLipShadow, DinnerPlate, Ramekin, SoftShadow } from "./ceramic.tsx";
import { ClothLayer } from "./cloth.tsx";
import { type Composition, compose, type Placed, standsInFront } from "./compose.ts";
import { Cutlery } from "./cutlery.tsx";
import { drinkOf } from "./drinks.ts";
import { Garnish } from "./garnish.tsx";
import { jarInside, type PlateSpec, packagings } from "./plate-spec.ts";
import { Board, Box, BoxWallShadow, GlassBack, GlassFront, JarBack, JarFront } from "./wares.tsx";

interface PlateProps extends PlateSpec {
  /** The SKU: the same dish is always the same drawing. */
  seed: string;
  /** The label for screen readers. Empty where the dish's name is beside it. */
  label?: string;
  /** Width and height in pixels; leave it out and size it with classes (any shape: the cloth fills it). */
  size?: number;
  /** `eager` for plates that are visible at once; otherwise the food is fetched when the plate is near the viewport. */
  loading?: "eager" | "lazy";
  /** Zooms out until the cutlery is in a square frame, too. */
  table?: boolean;
  className?: string;
  style?: CSSProperties;
}

const closeUp = "14 14 292 292";
const wholeTable = "-42 4 404 312";

/** A dish, drawn. */
export function Plate({ vessel, cloth, art, seed, label = "", size, loading = "lazy", table = false, className, style }: PlateProps) {
  const id = `p${useId().replace(/[^\w]/g, "")}`;
  const [frame, near] = useNear<SVGSVGElement>(loading === "eager");
  const drawing = compose({ vessel, cloth, art }, seed, (name) => artUrl(name) !== undefined);
  return (
    <svg
      ref={frame}
      viewBox={table ? wholeTable : closeUp}
      width={size}
      height={size}
      role={label === "" ? undefined : "img"}
      aria-label={label === "" ? undefined : label}
      aria-hidden={label === "" || undefined}
      className={clsx("block overflow-hidden", size === undefined && "h-full w-full", className)}
      style={style}
    >
      <ClothLayer cloth={cloth} weave={drawing.weave} turn={drawing.weaveTurn} id={id} />
      <Served
        vessel={vessel}
        cloth={cloth}
        drawing={drawing}
        id={id}
        bed={
          near && drawing.bed && <Bed bed={drawing.bed} vessel={vessel} inside={packagings[drawing.packaging ?? ""] ?? jarInside} id={id} />
        }
        food={near && <Food vessel={vessel} drawing={drawing} id={id} />}
      />
    </svg>
  );
}

interface ServedProps {
  vessel: PlateSpec["vessel"];
  cloth: string;
  drawing: Composition;
  id: string;
  bed: ReactNode;
  food: ReactNode;
}

function Served({ vessel, cloth, drawing, id, bed, food }: ServedProps) {
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
          <JarFront id={id} cloth={cloth === "oat" ? "tomato" : "oat"} />
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

function Food({ vessel, drawing, id }: { vessel: PlateSpec["vessel"]; drawing: Composition; id: string }) {
  const flat = vessel === "jar" && !standsInFront(vessel, drawing.bed !== null);
  return drawing.food.map((piece, place) => (
    <Piece key={`${piece.name}-${place.toString()}`} piece={piece} id={`${id}-f${place}`} flat={flat} />
  ));
}

/** The layer under the rest, cut to the inside of the bowl, the box, the jar or its packaging. */
function Bed({ bed, vessel, inside, id }: { bed: Placed; vessel: PlateSpec["vessel"]; inside: string; id: string }) {
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

function Piece({ piece, id, flat }: { piece: Placed; id: string; flat: boolean }) {
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
