import type { OutputOf } from "@tablee/contracts/call";
import type { sessionData } from "@tablee/contracts/calls/sessions";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { Late } from "@tablee/ui/app/late";

/** The facts about the document that its server knows. */
interface Served {
  /** The server writes it into the document, so that its banner does not push the page down once the session is known. */
  environment: string | undefined;
  /** The server marks the document of the second brand, so that its first paint has the right colours and name. */
  brand: OutputOf<typeof sessionData>["brand"];
  /** The address that takes the events of those who agree to be counted; undefined if there is none, and on the server. */
  tracking: string | undefined;
  /** True if the visit had an account when the document was sent. It may have ended since: the session decides once it is known. */
  isSignedIn: boolean;
  /** True in a frame, which shows the screen without its header. */
  isFramed: boolean;
  /** The language of a page that the server draws; a browser's page has it in the document, and may change it. */
  language: Language | undefined;
  /** Makes the calls of a page that the server draws; undefined in a browser. */
  fetch: typeof fetch | undefined;
  /** Collects the parts that a drawing shows and has no code of; undefined in a browser. */
  lacking?: Set<Pick<Late<unknown>, "fetch">>;
}

const dataset = globalThis.document?.documentElement.dataset;

/** Read from the document in a browser. On the server each drawing of a page sets it (server.tsx). */
export const served: Served = {
  environment: dataset?.environment,
  brand: dataset?.brand === "laurier" ? "laurier" : "tablee",
  tracking: dataset?.tracking,
  isSignedIn: dataset?.signedIn !== undefined,
  isFramed: dataset !== undefined && window.self !== window.top,
  language: undefined,
  fetch: undefined,
};
