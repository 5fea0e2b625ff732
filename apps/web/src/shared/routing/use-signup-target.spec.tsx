import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { queryClient } from "../api/query-client.ts";
import { sessionQuery } from "../api/request.ts";
import { served } from "../app/served.ts";
import { keepCarried } from "./carried-code.ts";
import { currentStepQuery, getStartedQuery, useSignupTarget } from "./use-signup-target.ts";

const Target = () => {
  const { name, search } = useSignupTarget();
  return (
    <>
      {name} {search.discount_code}
    </>
  );
};

/** The target for a visitor whose visit has this code, with the default offer. */
function target(discountCode: string | null): string {
  const client = new QueryClient();
  const flippers = { Immediate_Billing_Default_offer: true };
  client.setQueryData(sessionQuery.queryKey, { client: null, discountBar: { discount: null }, flippers } as never);
  client.setQueryData(currentStepQuery.queryKey, { step: "plans", discountCode } as never);
  client.setQueryData(getStartedQuery.queryKey, { offerCode: "DEUXREPAS" } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Target />
    </QueryClientProvider>,
  );
}

describe("the way into the sign-up", () => {
  const { fetch, language } = served;
  afterEach(() => {
    Object.assign(served, { fetch, language });
    queryClient.clear();
  });

  it("has the visit's code, or the default offer's", () => {
    expect([target("AMI"), target(null)]).toEqual(["signup_plans AMI", "signup_plans DEUXREPAS"]);
  });

  it("has the code of a link before the server has answered it, since the default offer's would replace it", async () => {
    served.language = "en";
    served.fetch = () => Promise.reject(new TypeError("no network"));
    queryClient.setQueryData(sessionQuery.queryKey, { csrfToken: "known" } as never);
    const kept = keepCarried({ discountCode: "MOITIE" });
    expect([target("AMI"), target(null)]).toEqual(["signup_plans MOITIE", "signup_plans MOITIE"]);
    await kept;
  });
});
