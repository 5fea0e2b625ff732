import { never, type Refusal, refuse } from "../kernel/errors.ts";
import { canonicalJson } from "../kernel/hash.ts";
import type { Region } from "../kernel/place/region.ts";
import type { Instant } from "../kernel/time.ts";
import type { AccountEvent } from "./events.ts";
import type { Address, AlternateAddress, DeliveryTime } from "./vocabulary.ts";

/** The address that an account's boxes go to. */
export interface GivenAddress {
  readonly address: Address;
  readonly region: Region;
  readonly areaId: string;
  readonly postalPrefix: string;
  readonly givenAt: Instant;
  /** When a running subscription moved here, and the day and window that were chosen with it. */
  readonly moved?: { readonly at: Instant; readonly time: DeliveryTime };
}

/** The commands that change where and how boxes are delivered. */
export type AddressCommand =
  | {
      readonly type: "GiveAddress";
      readonly address: Address;
      readonly region: Region;
      readonly areaId: string;
      readonly postalPrefix: string;
      readonly at: Instant;
    }
  /** A household with a subscription moves or corrects its address. */
  | {
      readonly type: "MoveTo";
      readonly address: Address;
      readonly region: Region;
      readonly areaId: string;
      readonly postalPrefix: string;
      readonly time: DeliveryTime;
      /** The present delivery time; without it, the address counts as a move. */
      readonly timeNow?: DeliveryTime;
      readonly at: Instant;
    }
  | {
      readonly type: "GiveAlternateAddress";
      readonly address: AlternateAddress;
      readonly region: Region;
      readonly postalPrefix: string;
      readonly at: Instant;
    }
  | { readonly type: "RemoveAlternateAddress"; readonly at: Instant }
  /** Support lets the account's next address be one that another account already has. */
  | { readonly type: "AllowSharedHousehold"; readonly at: Instant }
  | { readonly type: "WriteDeliveryNote"; readonly note: string; readonly at: Instant };

/** True if a move changes the place or the time: another phone or recipient moves no box. */
function isMove({ time, timeNow, ...to }: Extract<AddressCommand, { type: "MoveTo" }>, from: GivenAddress): boolean {
  const where = ({ areaId, address: { phone: _, recipient: __, ...place } }: Pick<GivenAddress, "address" | "areaId">) =>
    canonicalJson({ areaId, place });
  return timeNow === undefined || canonicalJson(time) !== canonicalJson(timeNow) || where(to) !== where(from);
}

/**
 * The most former addresses kept until their households are released. Each change of address releases the earlier ones, so only a few ever
 * wait, and the cost of a change does not grow with their number.
 */
const MAX_FORMER = 50;

/** An address that boxes went to before, and since when. */
export type FormerAddress = Pick<GivenAddress, "address" | "givenAt">;

/** Appends a former address; only the latest `MAX_FORMER` are kept. */
const withFormer = (former: readonly FormerAddress[] = [], { address, givenAt }: GivenAddress): readonly FormerAddress[] =>
  [...former, { address, givenAt }].slice(-MAX_FORMER);

/** The part of an account that a change of address affects. */
interface Located {
  readonly address?: GivenAddress;
  readonly formerAddresses?: readonly FormerAddress[];
  readonly alternate?: AlternateAddress;
  readonly mayShareHousehold?: true;
  readonly signUpAddressFixedAt?: Instant;
}

/**
 * Returns the events of a change to where boxes go: none where nothing changes. A sign-up's address is fixed once a subscription started.
 */
export function changedAddress(command: AddressCommand, state: Located): readonly AccountEvent[] | Refusal {
  switch (command.type) {
    case "GiveAddress": {
      if (state.signUpAddressFixedAt) return refuse("subscription-has-address");
      const { type: _, at, ...given } = command;
      return [{ type: "AddressGiven", data: { ...given, givenAt: at } }];
    }
    case "MoveTo": {
      if (!state.address) return refuse("address-missing");
      const { type: _, at, time, timeNow: __, ...given } = command;
      if (canonicalJson(given.address) === canonicalJson(state.address.address)) return [];
      return [{ type: "AddressGiven", data: { ...given, ...(isMove(command, state.address) && { time }), givenAt: at } }];
    }
    case "AllowSharedHousehold":
      return state.mayShareHousehold ? [] : [{ type: "SharedHouseholdAllowed", data: { allowedAt: command.at } }];
    case "GiveAlternateAddress": {
      const { type: _, at, ...given } = command;
      if (canonicalJson(given.address) === canonicalJson(state.alternate ?? null)) return [];
      return [{ type: "AlternateAddressGiven", data: { ...given, givenAt: at } }];
    }
    case "RemoveAlternateAddress":
      return state.alternate ? [{ type: "AlternateAddressRemoved", data: { removedAt: command.at } }] : [];
    case "WriteDeliveryNote":
      if (!state.address) return refuse("address-missing");
      if (command.note === (state.address.address.instructions ?? "")) return [];
      return [{ type: "DeliveryNoteWritten", data: { note: command.note, writtenAt: command.at } }];
    default:
      return never(command);
  }
}

/** Sets an account's new address. A permission to share a household applied to this address only. */
export function withAddress<State extends Located>(
  { mayShareHousehold: _, ...state }: State,
  { givenAt, time, ...address }: Extract<AccountEvent, { type: "AddressGiven" }>["data"],
): State {
  const former = state.address && { formerAddresses: withFormer(state.formerAddresses, state.address) };
  // A phone that is corrected must not hide a move that its subscription has yet to follow.
  const moved = time ? { at: givenAt, time } : state.address?.moved;
  return { ...state, ...former, address: { ...address, givenAt, ...(moved && { moved }) } } as unknown as State;
}

/**
 * Returns the address of a box locked at `instant`: the last one given before then, or the one given at that very instant where there was
 * none. A later move does not affect the box; a later note to the driver does. Undefined once its key is destroyed.
 */
export function addressBefore(
  { address, formerAddresses = [] }: Pick<Located, "address" | "formerAddresses">,
  at: Instant,
): Address | undefined {
  const given: readonly FormerAddress[] = address ? [...formerAddresses, address] : formerAddresses;
  return (given.findLast(({ givenAt }) => givenAt < at) ?? given[0])?.address;
}
