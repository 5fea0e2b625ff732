import { signOutClient } from "@tablee/contracts/calls/sessions";
import { languageOf, pathTo } from "../routing/paths.ts";
import { request } from "./request.ts";

/** Ends the session and loads the home page anew, so that nothing of the client stays in memory. */
export async function signOut(): Promise<void> {
  await request(signOutClient, {});
  location.assign(pathTo("home", languageOf(location.pathname)));
}
