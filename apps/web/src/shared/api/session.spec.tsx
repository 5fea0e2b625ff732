import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { served } from "../app/served.ts";
import { sessionQuery } from "./request.ts";
import { useSignedIn } from "./session.ts";

const Shown = () => String(useSignedIn());

/** The answer over a session that is known or whose read has failed so often. */
function signedIn(session: { client: unknown } | undefined, failures = 0): string {
  // A query that may not read keeps its failures.
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client
    .getQueryCache()
    .build(client, sessionQuery as never)
    .setState({ data: session as never, fetchFailureCount: failures });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
}

describe("whether a client is signed in", () => {
  afterEach(() => {
    served.isSignedIn = false;
  });

  it("is what the document says, until the session is known", () => {
    expect(signedIn(undefined)).toBe("false");
    served.isSignedIn = true;
    expect(signedIn(undefined)).toBe("true");
  });

  it("is false after a failed read, since no session may come soon", () => {
    served.isSignedIn = true;
    expect(signedIn(undefined, 1)).toBe("false");
  });

  it("is what the session says once it is known, whatever the document said and a later read did", () => {
    served.isSignedIn = true;
    expect([signedIn({ client: null }), signedIn({ client: {} }, 2)]).toEqual(["false", "true"]);
  });
});
