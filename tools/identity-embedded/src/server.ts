import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Provider } from "oidc-provider";
import { type TapAsked, tapAnswer, tapCredential, tapPage, tapScript } from "./one-tap.ts";
import { loginPage, type ProviderName, titles } from "./page.ts";
import { type Known, people, SignedIn, subjectOf } from "./person.ts";
import { isOwnMachine, openProvider } from "./provider.ts";
import { newKeys } from "./spoil.ts";

export interface IdentityProviders {
  /** The base address: each provider's issuer is below it, under the provider's name. */
  readonly url: string;
  stop(): Promise<void>;
}

const LONGEST_FORM = 4_096;

/** Starts OpenID providers named Google, Facebook and Apple on this machine; they have no real accounts. */
export async function startIdentityProviders({ port }: { readonly port: number }): Promise<IdentityProviders> {
  const server = createServer((request, response) => void answer(request, response).catch(() => refuse(response)));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = await newKeys();
  const known: Known = new Map();
  const names = Object.keys(titles) as ProviderName[];
  const providers = new Map(names.map((name) => [name, openProvider(name, `${url}/${name}`, keys, known)]));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name, place, uid] = new URL(request.url ?? "/", url).pathname.split("/");
    const provider = providers.get(name as ProviderName);
    if (!provider) return refuse(response);
    if (place === "gsi") return tap(uid, request, response);
    if (place === "interaction") return interact({ provider, name: name as ProviderName, known }, request, response);
    // A new sign-in starts without the previous one's cookie.
    if (place === "auth" && !uid) delete request.headers.cookie;
    Object.assign(request, { originalUrl: request.url, url: request.url!.slice(name!.length + 1) });
    provider.callback()(request, response);
  }
  /** Imitates Google's `/gsi/`, under the embedded Google. */
  async function tap(part: string | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const issuer = `${url}/google_oauth2`;
    if (part === "client") {
      response.writeHead(200, { "content-type": "text/javascript; charset=utf-8" }).end(tapScript(`${issuer}/gsi/`));
      return;
    }
    const { searchParams: query } = new URL(request.url ?? "/", url);
    const asked: TapAsked = {
      clientId: query.get("client_id") ?? "",
      nonce: query.get("nonce") ?? "",
      origin: query.get("origin") ?? "",
    };
    if (part !== "prompt" || !isOwnMachine(asked.origin)) return refuse(response);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    if (request.method !== "POST") {
      response.end(tapPage());
      return;
    }
    const form = new URLSearchParams(await bodyOf(request));
    const person = personIn(form);
    const isGiven = !form.has("closed") && person.fault !== "denied";
    const signed = () => tapCredential({ issuer, keys }, asked, { subject: subjectOf(person), person });
    response.end(tapAnswer(asked, isGiven ? await signed() : undefined));
  }
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Place {
  readonly provider: Provider;
  readonly name: ProviderName;
  readonly known: Known;
}

async function interact({ provider, name, known }: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "POST") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(loginPage(name));
    return;
  }
  const person = personIn(new URLSearchParams(await bodyOf(request)));
  const accountId = subjectOf(person);
  known.set(accountId, person);
  const result = person.fault === "denied" ? { error: "access_denied" } : { login: { accountId } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function personIn(form: URLSearchParams): SignedIn {
  const text = (field: string) => form.get(field) ?? "";
  const typed = { email: text("email"), firstName: text("firstName"), lastName: text("lastName") };
  const known = people[Number(text("who") || "x")] ?? typed;
  return SignedIn.parse({ ...known, verified: form.has("verified"), fault: text("fault") || "none" });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) {
    body += chunk;
    if (body.length > LONGEST_FORM) throw new Error("the form is too long");
  }
  return body;
}

function refuse(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(404, { "content-type": "text/plain" });
  response.end("Not found");
}
