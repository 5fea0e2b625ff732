import { languageAt, languagesOf, pagesAhead } from "./ahead.ts";
import { deleteLeftOver, files, images, keepFiles, offlinePages, pages, pictures } from "./kept.ts";
import { strategyOf } from "./strategy-of.ts";

declare const self: ServiceWorkerGlobalScope & { readonly navigator: { readonly connection?: { readonly saveData?: boolean } } };

/** The files that each language's build starts with (vite.worker.ts). */
declare const FIRST_LOADS: Readonly<Record<"en" | "fr", readonly string[]>>;

/** Keeps the offline documents, the first load of each language that is open, home, and the open pages: they came before this worker. */
async function prepare(event: ExtendableEvent): Promise<void> {
  for (const of of ["en", "fr"] as const) await keepOfflinePage(event, of);
  const { connection, language: browsers } = self.navigator;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.map(({ url }) => url).filter(isPage);
  for (const language of languagesOf(open, browsers)) await keepFiles(event, FIRST_LOADS[language]);
  if (connection?.saveData === true) return;
  for (const address of pagesAhead(open, browsers, self.location.origin)) {
    const request = new Request(address, { headers: { accept: "text/html" } });
    await pages.handle({ event, request }).catch(() => {});
  }
}

/** @throws if the document cannot be fetched: the browser then installs the worker at a later visit. */
async function keepOfflinePage(event: ExtendableEvent, of: "en" | "fr"): Promise<void> {
  const [response, done] = offlinePages.handleAll({ event, request: new Request(`/offline/${of}`, { cache: "no-cache" }) });
  if (!(await response).ok) throw new Error("there is no offline document");
  await done;
}

/** False for a window of the console. */
const isPage = (address: string): boolean => strategyOf({ ...described(new Request(address)), mode: "navigate" }) === "page";

const described = ({ method, mode, destination, url }: Request) => ({
  method,
  mode,
  destination,
  url: new URL(url),
  origin: self.location.origin,
});

/** A page from the network or from what is kept; the offline document without either. */
const pageFor = (event: FetchEvent): Promise<Response> =>
  pages.handle({ event, request: event.request }).catch(async (error: unknown) => {
    const cache = await caches.open(offlinePages.cacheName);
    const offline = await cache.match(`/offline/${languageAt(event.request.url, self.navigator.language)}`, { ignoreVary: true });
    if (!offline) throw error;
    return offline;
  });

self.addEventListener("install", (event) => {
  // No build is mixed with another: a file's name contains its hash, and a kept page brings the files that it names.
  event.waitUntil(prepare(event).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([deleteLeftOver(), self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (strategyOf(described(request))) {
    case "page":
      return event.respondWith(pageFor(event));
    case "file":
      return event.respondWith(files.handle({ event, request }));
    case "picture":
      return event.respondWith(pictures.handle({ event, request }));
    case "image":
      return event.respondWith(images.handle({ event, request }));
    case "none":
  }
});
