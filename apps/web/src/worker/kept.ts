import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type StrategyHandler } from "workbox-strategies";
import { cacheName, leftOver, PAGE_DAYS } from "./kept-names.ts";
import { answeredByServer, filesOf, mayKeep, pageKey } from "./strategy-of.ts";

/** The brand that sells, which the server writes before this script. */
declare const BRAND: string;

const DAY_SECONDS = 86_400;
/** On a slower network a kept page is shown first; it reads its answers again in any case. */
const PAGE_WAIT_SECONDS = 4;
/** Each answer depends on its address alone: files have a hash in their name, and a kept page is drawn for strangers. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, matchOptions, purgeOnQuotaError: true });

/** Scripts, styles and fonts: a name has one content for ever, so files of several builds do not mix. */
export const files = new CacheFirst({ cacheName: cacheName("files", BRAND), matchOptions, plugins: [atMost(260, 60)] });

/** The drawings that plates consist of. */
export const pictures = new CacheFirst({ cacheName: cacheName("pictures", BRAND), matchOptions, plugins: [atMost(240, 60)] });

/** Pictures under addresses whose content may change. */
export const images = new StaleWhileRevalidate({ cacheName: cacheName("images", BRAND), matchOptions, plugins: [atMost(80, 14)] });

/** Keeps the files that a page names, without which it has neither its look nor its scripts. */
export const keepFiles = (event: ExtendableEvent, addresses: readonly string[]): Promise<unknown> =>
  Promise.allSettled(addresses.map((address) => files.handle({ event, request: new Request(address) })));

/**
 * Takes the answer of a proxy whose server is unavailable for no answer: a kept page is better than its error page. Not a plugin, since
 * Workbox returns the answers of navigation preload without asking `fetchDidSucceed`.
 */
class PageFirstFromServer extends NetworkFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fetched = handler.fetch.bind(handler);
    let last: Response | undefined;
    handler.fetch = async (asked) => {
      last = await fetched(asked);
      return answeredByServer(last);
    };
    return super._handle(request, handler).catch((error: unknown) => {
      // Without a kept page the proxy's own words are true: there is a connection.
      if (last) return last;
      throw error;
    });
  }
}

/** Documents, from the network while there is one. Only pages that are drawn for strangers are kept, for a week, with their files. */
export const pages = new PageFirstFromServer({
  cacheName: cacheName("pages", BRAND),
  matchOptions,
  networkTimeoutSeconds: PAGE_WAIT_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
      cacheWillUpdate: async ({ response }) => (mayKeep(response) ? response : null),
      cacheDidUpdate: async ({ newResponse, event }) => void (await keepFiles(event, filesOf(await newResponse.text()))),
    },
    atMost(40, PAGE_DAYS),
  ],
});

/** The documents that are shown instead of a page that is neither kept nor reachable, one for each language. */
export const offlinePages = new NetworkFirst({ cacheName: cacheName("offline", BRAND), matchOptions });

/** Deletes the caches of other workers, with the addresses and times in the database of their ages. */
export async function deleteLeftOver(): Promise<void> {
  for (const name of leftOver(await caches.keys(), BRAND)) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}
