import { generationRuns } from "@tablee/contracts/calls/subscription-profiles";
import { getRouteApi } from "@tanstack/react-router";
import { GenerationScreen } from "../features/generation/generation-screen.tsx";
import type { GenerationSearch } from "../features/generation/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";

const route = getRouteApi("/generation");

export function GenerationPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<GenerationSearch>();
  return (
    <Allowed call={generationRuns}>
      <GenerationScreen search={search} onSearch={onSearch} />
    </Allowed>
  );
}
