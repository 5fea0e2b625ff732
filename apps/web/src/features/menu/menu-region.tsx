import type { Region } from "@tablee/domain/kernel/place/region";
import { useNavigate } from "@tanstack/react-router";
import { keepRegion } from "../../shared/region/keep-region.ts";
import { RegionSelect } from "../../shared/region/region-select.tsx";
import { useKeptSearch } from "./kept-search.ts";

interface MenuRegionProps {
  /** The region of the dishes that are shown. */
  region: Region;
  /** The dishes are those of the menu before the chosen one. */
  isEarlier: boolean;
}

/** Visitors choose whose menu they read; the visit keeps the choice. */
export function MenuRegion({ region, isEarlier }: MenuRegionProps) {
  const navigate = useNavigate();
  const { kept, region: asked } = useKeptSearch();
  const change = (chosen: Region) => {
    void keepRegion(chosen);
    void navigate({ to: ".", search: { ...kept, region: chosen }, replace: true, resetScroll: false });
  };
  return <RegionSelect short region={(isEarlier && asked) || region} onChange={change} />;
}
