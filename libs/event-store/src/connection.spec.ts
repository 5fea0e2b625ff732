import { EventStoreDBClient } from "@eventstore/db-client";
import { readConnection } from "./connection.ts";

describe("a connection string", () => {
  it("gives appends its own user and password", () => {
    const { credentials } = readConnection("esdb://tablee:kept%3Asecret%40home@node:2113?tlsCAFile=ca.pem");
    expect(credentials).toEqual({ username: "tablee", password: "kept:secret@home" });
  });

  it.each(["esdb://node:2113", "esdb://node:2113?tls=true", "esdb+discover://cluster?tlsCAFile=ca.pem", "esdb://tablee@node:2113"])(
    "must name a user over TLS: %s",
    (text) => {
      expect(() => readConnection(text)).toThrow(
        "The event store's connection string names no user and password, and over TLS every call needs them.",
      );
    },
  );

  it("needs no user over an insecure connection, where any name selects the classic append", () => {
    expect(readConnection("esdb://127.0.0.1:2113?tls=false").credentials).toEqual({ username: "anybody", password: "anybody" });
    expect(readConnection("esdb://tablee:word@127.0.0.1:2113?Tls=false").credentials).toEqual({ username: "tablee", password: "word" });
  });

  it.each([
    ["esdb://a:b@node:2113", "esdb://a:b@node:2113?nodePreference=leader"],
    ["esdb://a:b@node:2113/", "esdb://a:b@node:2113?nodePreference=leader"],
    ["esdb+discover://a:b@cluster?tlsCAFile=ca.pem", "esdb+discover://a:b@cluster?tlsCAFile=ca.pem&nodePreference=leader"],
    ["esdb://one:1,two:2,three:3?tls=false", "esdb://one:1,two:2,three:3?tls=false&nodePreference=leader"],
  ])("prefers the leader where it names no node: %s", (text, url) => {
    expect(readConnection(text)).toMatchObject({ url, atLeader: true });
    expect(() => EventStoreDBClient.connectionString(url.replace("tlsCAFile=ca.pem", "tls=true"))).not.toThrow();
  });

  it("leaves another preference as it is", () => {
    const text = "esdb://one:1,two:2?tls=false&node-preference=Follower";
    expect(readConnection(text)).toMatchObject({ url: text, atLeader: false });
    expect(readConnection("esdb://one:1,two:2?tls=false&nodePreference=leader").atLeader).toBe(true);
  });

  it.each(["", "http://node:2113", "esdb://", "esdb://?tls=false"])("is refused in one sentence when it is none: %p", (text) => {
    expect(() => readConnection(text)).toThrow(/^The event store's connection string is not of the form/);
  });
});
