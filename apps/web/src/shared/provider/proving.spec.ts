import { providersThatProve } from "./proving.ts";

describe("the providers that prove who one is", () => {
  it("are those that are linked and offered", () => {
    const who = { providers: ["google_oauth2", "apple"], passwordHolder: true } as const;
    expect(providersThatProve(who, ["apple", "facebook"])).toEqual(["apple"]);
    expect(providersThatProve(who, [])).toEqual([]);
  });

  it("are all that are linked where there is no password and none of them is offered", () => {
    const who = { providers: ["google_oauth2", "apple"], passwordHolder: false } as const;
    expect(providersThatProve(who, ["facebook"])).toEqual(["google_oauth2", "apple"]);
    expect(providersThatProve(who, ["apple"])).toEqual(["apple"]);
  });
});
