import { keepWorkingTranslated } from "@tablee/ui/app/translated";
import { followSession } from "../api/follow-session.ts";

/** Starts the watches that the first rendering does without: a page that a browser translates, a session that ends in another tab. */
export function startBesideFirstLoad(): void {
  keepWorkingTranslated();
  followSession();
}
