import { keepWorkingTranslated } from "@tablee/ui/app/translated";
import { followSession } from "../api/follow-session.ts";
import { registerWorker } from "./register-worker.ts";

/**
 * Starts what the first rendering does without: the watches of a page that a browser translates and of a session that ends in another
 * tab, and the worker that keeps public pages.
 */
export function startBesideFirstLoad(): void {
  keepWorkingTranslated();
  followSession();
  registerWorker();
}
