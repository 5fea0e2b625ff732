import { type Address, type AlternateAddress, type PaymentMethod, withNote } from "@tablee/domain/account/vocabulary";
import { never } from "@tablee/domain/kernel/errors";
import type { AccountId } from "@tablee/domain/kernel/ids";
import type { Language, Region } from "@tablee/domain/kernel/place/region";
import { searchText } from "@tablee/domain/kernel/text/search";
import { eventsWithout, idOf } from "@tablee/domain/streams";
import { readModelOf } from "../read-model-of.ts";

export interface AccountRow {
  readonly key: AccountId;
  readonly status: "open" | "closed" | "forgotten";
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: Language;
  readonly region: Region | null;
  readonly area_id: string | null;
  readonly postal_prefix: string | null;
  readonly city: string;
  /** The name and the city as searches read them. */
  readonly name_found_by: string;
  readonly city_found_by: string;
  readonly address: Address | null;
  /** Every address ever given, oldest first: a box that was locked before a move goes to the earlier one. */
  readonly addresses: readonly { readonly address: Address; readonly givenAt: string }[];
  readonly alternate: AlternateAddress | null;
  readonly method: PaymentMethod | null;
  /** Every payment method ever given: older receipts show theirs. */
  readonly methods: readonly PaymentMethod[];
  /** The code it signed up with. */
  readonly discount_code: string | null;
  /** The code in force for its future boxes. */
  readonly box_code: string | null;
  readonly opened_at: string;
}

/** A name and a city, each as it is shown and as searches read it. */
function named(first_name: string, last_name: string) {
  return { first_name, last_name, name_found_by: searchText(`${first_name} ${last_name}`) };
}
const living = (city: string) => ({ city, city_found_by: searchText(city) });

/** Replaces the details of a forgotten person, live and in a rebuild without the key. */
const placeholder = { ...named("—", "—"), email: "—" };

const unsaid = { address: null, addresses: [], alternate: null, method: null, methods: [] } as const;

/** One row per account: the person, the delivery address, the payment method. */
export const accountsModel = readModelOf<AccountRow>()("accounts", {
  version: 6,
  ignores: eventsWithout("account-details", "account"),
  personal: true,
  columns: {
    key: "text",
    status: "text",
    first_name: "text",
    last_name: "text",
    email: "text",
    language: "text",
    region: "text null",
    area_id: "text null",
    postal_prefix: "text null",
    city: "text",
    name_found_by: "text",
    city_found_by: "text",
    address: "jsonb null",
    addresses: "jsonb",
    alternate: "jsonb null",
    method: "jsonb null",
    methods: "jsonb",
    discount_code: "text null",
    box_code: "text null",
    opened_at: "timestamptz",
  },
  indexes: ["(lower(email))", "(postal_prefix)"],
  keys: (event) => [idOf(event.stream)],
  evolve(row, event, key) {
    if (event.type === "AccountOpened") {
      const { language, openedAt } = event.data;
      const person = event.data.person as typeof event.data.person | undefined;
      const called = person ? { ...named(person.firstName, person.lastName), email: person.email } : placeholder;
      const nothing = {
        region: null,
        area_id: null,
        postal_prefix: null,
        ...living(""),
        address: null,
        addresses: [],
        alternate: null,
        method: null,
        methods: [],
        discount_code: null,
        box_code: null,
      };
      return { key, status: "open", ...called, language, ...nothing, opened_at: openedAt };
    }
    if (!row) throw new Error(`${event.type} before AccountOpened`);
    switch (event.type) {
      case "NameChanged": {
        const name = event.data.name as typeof event.data.name | undefined;
        return { ...row, ...named(name?.firstName ?? placeholder.first_name, name?.lastName ?? placeholder.last_name) };
      }
      case "EmailChanged":
        return { ...row, email: (event.data.after as string | undefined) ?? placeholder.email };
      case "LanguageChosen":
        return { ...row, language: event.data.language };
      case "AddressGiven": {
        const { region, areaId, postalPrefix, givenAt } = event.data;
        const address = event.data.address as Address | undefined;
        const addresses = address ? [...row.addresses, { address, givenAt }] : row.addresses;
        const place = { region, area_id: areaId, postal_prefix: postalPrefix, ...living(address?.city ?? "—") };
        return { ...row, ...place, address: address ?? null, addresses };
      }
      case "AlternateAddressGiven":
        return { ...row, alternate: (event.data.address as AlternateAddress | undefined) ?? null };
      case "AlternateAddressRemoved":
        return { ...row, alternate: null };
      case "DeliveryNoteWritten": {
        const note = event.data.note as string | undefined;
        if (!row.address) return row;
        const address = withNote(row.address, note);
        return {
          ...row,
          address,
          addresses: row.addresses.map((given, i) => (i === row.addresses.length - 1 ? { ...given, address } : given)),
        };
      }
      case "PaymentMethodGiven":
        return { ...row, method: event.data.method, methods: [...row.methods.filter(isOther(event.data.method)), event.data.method] };
      case "DiscountCodeApplied":
        return event.data.audience === "account" ? { ...row, box_code: event.data.code } : { ...row, discount_code: event.data.code };
      case "DiscountCodeWithdrawn":
        return event.data.code === row.box_code ? { ...row, box_code: null } : { ...row, discount_code: null };
      case "AccountClosed":
        return { ...row, status: "closed" };
      case "PersonForgotten":
        return { ...row, ...placeholder, status: "forgotten", ...living(row.city === "" ? "" : "—"), ...unsaid };
      default:
        return never(event);
    }
  },
});

const isOther =
  ({ token }: PaymentMethod) =>
  (held: PaymentMethod): boolean =>
    held.token !== token;
