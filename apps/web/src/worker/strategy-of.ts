import { FOR_STRANGERS, isFromAdvertisement } from "@tablee/contracts/page-paths";
import { isUnavailable } from "@tablee/contracts/passing";

/** The ways in which the worker answers: `none` leaves a request to the browser. */
export type Strategy = "page" | "file" | "picture" | "image" | "none";

/** The facts about a request that choose its strategy. */
export interface Asked {
  readonly method: string;
  /** `navigate` for the document of a tab or a frame. */
  readonly mode: string;
  /** `iframe` for the document of a frame. */
  readonly destination: string;
  readonly url: URL;
  /** The origin of the site. */
  readonly origin: string;
}

/** Addresses that belong to the server or to the console: the worker neither answers nor keeps them. */
const ofServer = /^\/(?:api|admin|health|metrics|clients\/auth|offline)(?:\/|$)|^\/(?:sw\.js|robots\.txt|sitemap\.xml)$/;

/** Chooses the strategy of a request. No call of the API has one. */
export function strategyOf({ method, mode, destination, url, origin }: Asked): Strategy {
  if (method !== "GET" || url.origin !== origin || ofServer.test(url.pathname)) return "none";
  if (mode === "navigate") return destination === "iframe" ? "none" : "page";
  if (url.pathname.startsWith("/images/") || /^\/icon[\w-]*\.svg$/.test(url.pathname)) return "image";
  if (!url.pathname.startsWith("/assets/")) return "none";
  return /\.(?:js|css|woff2)$/.test(url.pathname) ? "file" : "picture";
}

/** The address under which a page is kept: without the names that advertisements add. Any other query is another page. */
export function pageKey(address: string): string {
  const url = new URL(address);
  return [...url.searchParams.keys()].every(isFromAdvertisement) ? url.origin + url.pathname : url.origin + url.pathname + url.search;
}

/** True for an answer that may outlive its tab: a whole page at its own address that the server drew for strangers. */
export const mayKeep = ({ status, redirected, headers }: Pick<Response, "status" | "redirected" | "headers">): boolean =>
  status === 200 && !redirected && headers.has(FOR_STRANGERS);

/** Returns an answer of the server. @throws for the answer of a proxy, or of a server that starts, that the server is unavailable */
export function answeredByServer<Answer extends Pick<Response, "status">>(answer: Answer): Answer {
  if (isUnavailable(answer.status)) throw new Error(`the server is unavailable: ${answer.status}`);
  return answer;
}

/** The scripts, styles and fonts that a document names, each once. */
export const filesOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(([, address]) => address!)),
];
