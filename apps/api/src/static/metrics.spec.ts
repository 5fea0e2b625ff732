import { isInside } from "./metrics.ts";

const from = (remoteAddress: string, headers = {}) => isInside({ headers, socket: { remoteAddress } });

describe("a caller of /metrics in production", () => {
  it.each(["127.0.0.1", "10.1.2.3", "172.18.0.4", "192.168.1.2", "::1", "::ffff:172.18.0.4", "::ffff:ac12:4", "fd00::1"])(
    "is monitoring at %s, an address of the network's own",
    (address) => expect(from(address)).toBe(true),
  );

  it.each(["203.0.113.7", "172.32.0.1", "::ffff:203.0.113.7", "::ffff:cb00:7107", "2001:db8::1", "2001:db8::10.0.0.1", ""])(
    "is a stranger at %s",
    (address) => expect(from(address)).toBe(false),
  );

  it.each(["x-forwarded-for", "forwarded"])("is a stranger behind a proxy, which has an address of the network's own: %s", (name) => {
    expect(from("172.18.0.4", { [name]: "203.0.113.7" })).toBe(false);
    expect(from("172.18.0.4", { [name]: "10.0.0.1" })).toBe(false);
  });
});
