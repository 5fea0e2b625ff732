import { signOutClient } from "@tablee/contracts/calls/sessions";
import { languageOf, pathTo } from "../routing/paths.ts";
import { request } from "./request.ts";

/** Ends the session and loads a new document, by default the home page, so that nothing of the client stays in memory. */
export async function signOut(to = pathTo("home", languageOf(location.pathname))): Promise<void> {
  await request(signOutClient, {});
  location.assign(to);
}
