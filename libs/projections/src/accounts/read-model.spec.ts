import type { AccountEvent } from "@tablee/domain/account/events";
import { accountId, address, method, person } from "@tablee/domain/testing/examples";
import type { StoredEvent } from "@tablee/event-store/events";
import { foldBatch } from "../runtime/fold.ts";
import { type AccountRow, accountsModel } from "./read-model.ts";

const at = "2027-01-04T15:00:00.000Z";
const events: readonly AccountEvent[] = [
  { type: "AccountOpened", data: { accountId, person, language: "fr", openedAt: at } },
  { type: "AddressGiven", data: { address, region: "on", areaId: "toronto", postalPrefix: "M4E", givenAt: at } },
  { type: "PaymentMethodGiven", data: { method, givenAt: at } },
  { type: "DiscountCodeApplied", data: { code: "DEUXREPAS", audience: "sign-up", appliedAt: at } },
  { type: "DiscountCodeApplied", data: { code: "HIVER30", audience: "account", appliedAt: at } },
  { type: "LanguageChosen", data: { language: "en", chosenAt: at } },
];
const closed: AccountEvent = { type: "AccountClosed", data: { closedAt: at } };
const forgotten: AccountEvent = { type: "PersonForgotten", data: { accountId, forgottenAt: at } };

const stored = ({ type, data }: AccountEvent): StoredEvent => ({
  id: type,
  stream: `account-${accountId}`,
  revision: 0,
  position: 1n,
  type,
  data,
  metadata: { at } as never,
  createdAt: new Date(0),
});
/** The event as read after the person's key is destroyed. */
const sealed = ({ person: _, address: __, ...open }: Record<string, unknown>) => open;
const withoutKey = (event: AccountEvent): StoredEvent => ({ ...stored(event), data: sealed(event.data) });

const rowAfter = (log: readonly StoredEvent[]) =>
  foldBatch(accountsModel, log, new Map(), new Set()).changed.get(accountId) as AccountRow | undefined;

describe("the row of an account", () => {
  it("holds the person, the delivery address and the payment method", () => {
    expect(rowAfter(events.map(stored))).toMatchObject({
      status: "open",
      methods: [method],
      first_name: "Rosalie",
      language: "en",
      region: "on",
      postal_prefix: "M4E",
      city: "Toronto",
      address,
      method,
      discount_code: "DEUXREPAS",
      box_code: "HIVER30",
    });
  });

  it("keeps the code of its sign-up when the one for its boxes is taken back", () => {
    const withdrawn: AccountEvent = { type: "DiscountCodeWithdrawn", data: { code: "HIVER30", withdrawnAt: at } };
    expect(rowAfter([...events, withdrawn].map(stored))).toMatchObject({ discount_code: "DEUXREPAS", box_code: null });
  });

  it("stays when the account is closed", () => {
    expect(rowAfter([...events, closed].map(stored))).toMatchObject({ status: "closed", last_name: "Tremblay" });
  });

  it.each([
    ["with an address", events],
    ["without an address", events.slice(0, 1)],
    ["that was closed", [...events, closed]],
  ])("of a forgotten person %s is the same live and in a rebuild without the key", (_, past) => {
    const log = [...past, forgotten];
    const live = rowAfter(log.map(stored));
    expect(rowAfter(log.map(withoutKey))).toEqual(live);
    expect(live).toMatchObject({ status: "forgotten", first_name: "—", email: "—", address: null, method: null });
    expect(JSON.stringify(live)).not.toMatch(/Rosalie|Tremblay|Érables|Toronto"|4242/);
  });

  it("needs an account: anything before it is parked", () => {
    const { parked } = foldBatch(accountsModel, [stored(closed)], new Map(), new Set());
    expect(parked[0]).toMatchObject({ key: accountId, error: "AccountClosed before AccountOpened" });
  });
});
