import { queryClient } from "../../shared/api/query-client.ts";
import { sessionQuery } from "../../shared/api/request.ts";
import { served } from "../../shared/app/served.ts";
import { signIn } from "./sign-in.ts";

const credentials = { email: "camille@example.com", password: "a long password" };
const globals = globalThis as unknown as Record<string, unknown>;

describe("a sign-in", () => {
  const { fetch, language } = served;
  const before = { location: globals.location, sessionStorage: globals.sessionStorage };
  let assigned: string[];
  let wanted: string | undefined;
  beforeEach(() => {
    assigned = [];
    wanted = undefined;
    served.language = "fr";
    globals.location = { pathname: "/clients/connexion", search: "", assign: (to: string) => assigned.push(to) };
    globals.sessionStorage = { getItem: (key: string) => (key === "tablee-return-to" ? (wanted ?? null) : null), removeItem: () => {} };
    queryClient.setQueryData(sessionQuery.queryKey, { csrfToken: "of the visit", client: null } as never);
  });
  afterEach(() => {
    Object.assign(served, { fetch, language });
    Object.assign(globals, before);
    queryClient.clear();
  });

  /** Answers a sign-in, and no read of the session. */
  const answering = (answer: object) => {
    const refused = () => Response.json({ code: "not-found", message: "any" }, { status: 404 });
    served.fetch = async (address) => (String(address).endsWith("/clients/sign_in") ? Response.json(answer) : refused());
  };
  const finished = { clientId: "11111111-1111-4111-8111-111111111111", signupComplete: true, step: "welcome" };

  it("loads the account as a document where the new session is not here soon, and keeps nothing that the visitor read", async () => {
    answering(finished);
    queryClient.setQueryData(["menu"], "of the visit");
    await signIn(credentials);
    expect([assigned, queryClient.getQueryData(["menu"])]).toEqual([["/compte/"], undefined]);
  });

  it("loads the page that was asked for, or the step at which the sign-up is", async () => {
    wanted = "/parametres/compte?from=mail";
    answering(finished);
    await signIn(credentials);
    answering({ ...finished, signupComplete: false, step: "delivery" });
    await signIn(credentials);
    expect(assigned).toEqual(["/parametres/compte?from=mail", "/abonnement/livraison"]);
  });
});
