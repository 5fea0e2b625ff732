import "./shared/api/no-eval.ts";
import "./app.css";
import { newVersion } from "@tablee/ui/app/new-version";
import { createRoot, hydrateRoot } from "react-dom/client";
import { drawnParts } from "./features/shell/shell.tsx";
import { App } from "./routes/app.tsx";
import { routerOver } from "./routes/router.tsx";
import { queryClient } from "./shared/api/query-client.ts";
import { reloadSession, sessionQuery } from "./shared/api/request.ts";
import { served } from "./shared/app/served.ts";
import { setNavigator } from "./shared/routing/return-to.ts";
import { logTracked } from "./shared/tracking/track.ts";

const root = document.getElementById("root");
const drawn = served.isFramed ? null : document.getElementById("drawn");
const router = routerOver();

if (served.environment !== "production") logTracked();
newVersion.watch();
startBeside();
setNavigator((path) => void router.navigate({ href: path }));

if (root && drawn) void hydrate(root, JSON.parse(drawn.textContent));
else if (root) {
  void queryClient.prefetchQuery(sessionQuery);
  createRoot(root).render(<App router={router} />);
}

/** A reload keeps typed text only with this part: after a failure, typing fetches it again. */
function startBeside(): void {
  import("./shared/app/beside-first-load.ts")
    .then(({ startBesideFirstLoad }) => startBesideFirstLoad())
    .catch(() => addEventListener("input", startBeside, { once: true }));
}

/** Takes over the page that the server has drawn, with the answers it shows; they are old from the first, so the page reads them again. */
async function hydrate(at: HTMLElement, answers: readonly (readonly [readonly unknown[], unknown])[]): Promise<void> {
  for (const [key, data] of answers) {
    // A part below may be hydrated much later.
    queryClient.setQueryDefaults(key, { gcTime: Infinity });
    queryClient.setQueryData(key, data, { updatedAt: 0 });
  }
  // Renders without the boundaries that the server's router leaves out.
  router.ssr = { manifest: undefined };
  await Promise.all([router.load(), ...drawnParts.map((part) => part.fetch())]).catch(() => {});
  // A page that was scrolled before its scripts came stays there.
  if (scrollY > 0) {
    router.options.scrollRestoration = () => false;
    const stop = router.subscribe("onRendered", () => {
      router.options.scrollRestoration = true;
      stop();
    });
  }
  hydrateRoot(at, <App router={router} />, { onRecoverableError: (error) => console.error("hydration:", error, (error as Error).cause) });
  delete at.dataset.drawn;
  globalThis.__early?.();
  void reloadSession().catch(() => {});
}
