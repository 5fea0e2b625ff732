import { outbox } from "@tablee/contracts/calls/desk-money";
import { getRouteApi } from "@tanstack/react-router";
import { OutboxScreen } from "../features/outbox/outbox-screen.tsx";
import type { OutboxSearch } from "../features/outbox/search.ts";
import { Allowed } from "./allowed.tsx";
import { useChangeSearch } from "./use-change-search.ts";

const route = getRouteApi("/outbox");

export function OutboxPage() {
  const search = route.useSearch();
  const onSearch = useChangeSearch<OutboxSearch>();
  return (
    <Allowed call={outbox}>
      <OutboxScreen search={search} onSearch={onSearch} />
    </Allowed>
  );
}
