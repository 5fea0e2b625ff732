import { isOwnAddress } from "./own-address.ts";

describe("an address of our own", () => {
  it.each(["/", "/account/", "/account/bags&kits", "/parametres/paiement?paypal=approved&setup=a-b", "/fr/", "/menu/2027-01-04#top"])(
    "may be %j",
    (text) => expect(isOwnAddress(text)).toBe(true),
  );

  it.each([
    "",
    "account",
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "\\\\elsewhere.example",
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    " /account",
    "javascript:alert(1)",
    "/..//elsewhere.example",
    "/a/..//elsewhere.example",
    "/%2e//elsewhere.example",
    "/a b",
    "/\u0000",
  ])("is not %j", (text) => expect(isOwnAddress(text)).toBe(false));
});
