import type { Language } from "@tablee/domain/kernel/region";
import { redirect } from "@tanstack/react-router";
import { queryClient } from "../api/query-client.ts";
import { sessionQuery } from "../api/request.ts";
import { pathTo } from "./paths.ts";
import { rememberReturn } from "./return-to.ts";

/** Lets a signed-in client pass; sends other visitors to sign in, and remembers where they wanted to go. */
export async function requireClient(href: string, language: Language): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (session.client !== null) return;
  rememberReturn(href);
  throw redirect({ to: pathTo("sign_in", language), replace: true });
}
