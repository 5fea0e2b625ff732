import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server, and in the first rendering of a page that it drew: what only the browser knows has to wait for the second. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
