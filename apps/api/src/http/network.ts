import { BlockList, isIPv6 } from "node:net";

/** Groups of an IPv6 address that name a network: a household or a rented server has all of the /64 behind them. */
const GROUPS = 4;

/**
 * The network by which a caller is counted: an IPv4 address as it is, also when mapped into IPv6, and the first 64 bits of an
 * IPv6 address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain] = address.split("%");
  // The URL parser writes every IPv6 address in its one canonical form.
  const [head, tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [head, tail].map((part) => (part ? part.split(":") : []));
  const zeros = tail === undefined ? 0 : 8 - before!.length - after!.length;
  const groups = [...before!, ...Array<string>(zeros).fill("0"), ...after!];
  return mapped.check(plain!, "ipv6") ? dotted(groups.slice(-2)) : `${groups.slice(0, GROUPS).join(":")}::/64`;
}

/** IPv4 addresses within IPv6, however they are written. */
const mapped = new BlockList();
mapped.addSubnet("::ffff:0:0", 96, "ipv6");

const dotted = (groups: readonly string[]): string =>
  groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join(".");
