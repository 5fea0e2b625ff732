import { eventsWithout } from "./streams.ts";

describe("Events without a change", () => {
  it("are those that do not name it, of all the categories asked for", () => {
    expect(eventsWithout("holds", "stock", "slot")).toEqual(["StockOpened", "StockReserved", "SlotOpened", "SlotReserved"]);
  });

  it("are all events of a category whose events never name it", () => {
    expect(eventsWithout("pauses", "notice")).toEqual(["NoticeSent", "NoticeNotWanted"]);
  });
});
