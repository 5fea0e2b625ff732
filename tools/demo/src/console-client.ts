import { setTimeout as sleep } from "node:timers/promises";
import { advanceClock, clock } from "@tablee/contracts/calls/operations";
import { staffSession, staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { type ApiClient, createClient } from "@tablee/contracts/client";
import { DEMO_PASSWORD, staff } from "./staff.ts";

/** An administrator at the console, over HTTP like any other. */
export async function signInAsAdmin(baseUrl: string): Promise<ApiClient> {
  let cookie = "";
  let csrf: string | undefined;
  const withCookie: typeof fetch = async (url, init) => {
    const response = await fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } });
    const set = response.headers.getSetCookie().map((each) => each.split(";")[0]!);
    if (set.length > 0) cookie = set.join("; ");
    return response;
  };
  const call = createClient({ baseUrl, language: () => "en", csrfToken: () => csrf, fetch: withCookie });
  csrf = (await call(staffSession, {})).csrfToken;
  await call(staffSignIn, { email: staff[0].email, password: DEMO_PASSWORD });
  csrf = (await call(staffSession, {})).csrfToken;
  return call;
}

/** Plays up to an instant and waits until everything due by then is done. */
export async function advanceTo(call: ApiClient, to: string): Promise<void> {
  let view = await call(advanceClock, { to });
  while (view.advance && !view.advance.done) {
    await sleep(60);
    view = await call(clock, {});
  }
  if (view.advance?.error) throw new Error(view.advance.error);
}
