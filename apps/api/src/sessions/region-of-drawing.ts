import { AsyncLocalStorage } from "node:async_hooks";
import type { Region } from "@tablee/domain/kernel/place/region";

const drawn = new AsyncLocalStorage<Region>();

/** Makes calls in this process as a visit that keeps a region. A request from outside cannot: it is no part of `work`. */
export const drawnFor = <Result>(region: Region | undefined, work: () => Promise<Result>): Promise<Result> =>
  region === undefined ? work() : drawn.run(region, work);

/** The region of the visit for which the server draws a page; undefined for a stranger, and outside such a drawing. */
export const regionOfDrawing = (): Region | undefined => drawn.getStore();
