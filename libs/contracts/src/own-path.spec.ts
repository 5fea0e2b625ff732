import { isOwnAddress } from "./own-address.ts";
import { OwnAddress, OwnPath } from "./schemas.ts";

const takes = (text: string) => OwnPath.safeParse(text).success;

it.each(["/", "/settings/payment", "/fr/parametres/paiement", "/orders/1.2_3-a"])("%s is a path of ours", (text) => {
  expect(takes(text)).toBe(true);
});

it.each(["", "settings", "//evil.example", "/.//evil.example", "/a/..//evil.example", "/\\evil", "/a?b=c", "/a b", `/${"a".repeat(201)}`])(
  "%j is none",
  (text) => expect(takes(text)).toBe(false),
);

it("what is a path of ours is an address of ours: one function judges both", () => {
  const parts = ["", ".", "..", "a", "/", "//", "evil.example"];
  for (const one of parts)
    for (const two of parts)
      for (const three of parts) {
        const text = `/${one}/${two}/${three}`;
        expect([text, takes(text)]).toEqual([text, isOwnAddress(text) && OwnAddress.safeParse(text).success]);
      }
});
