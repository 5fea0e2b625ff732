import { keepControlsOverReload } from "@tablee/ui/app/kept-controls";
import { keepWorkingTranslated } from "@tablee/ui/app/translated";
import { followSession } from "../api/follow-session.ts";
import { registerWorker } from "./register-worker.ts";

/**
 * Starts what the first rendering does without: the watches of a page that a browser translates and of a session that ends in another
 * tab, the worker that keeps public pages, and what was typed before a reload into a new version.
 */
export function startBesideFirstLoad(): void {
  keepWorkingTranslated();
  followSession();
  registerWorker();
  keepControlsOverReload();
}
