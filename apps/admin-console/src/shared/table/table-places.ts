import { useRouterState } from "@tanstack/react-router";

interface Place {
  readonly offset: number;
  readonly selected: string | undefined;
}

const places = new Map<string, Place>();
const KEPT = 60;

/** Keeps the scroll places of tables, by entry of the browser's history, so that Back returns to the same row. */
export function keepPlace(key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
  if (places.size > KEPT) places.delete(places.keys().next().value as string);
}

export const placeOf = (key: string): Place | undefined => places.get(key);

/** The key of the place of one table of the present entry. */
export function usePlaceKey(table: string): string {
  const entry = useRouterState({ select: (state) => state.location.state.__TSR_key ?? state.location.href });
  return `${entry} ${table}`;
}
