import { visitingWriterOf } from "@tablee/domain/inquiry/vocabulary";
import { idFrom } from "@tablee/domain/kernel/ids";
import { messagesFrom } from "./messages-from.ts";

const [earlier, later, strange] = [idFrom("earlier"), idFrom("later"), idFrom("strange")];

describe("the messages of visitors from an address", () => {
  const sources = (...visitors: readonly { visitorId: string; inquiryId: string | null }[]) => ({
    keys: { visitorsAt: async () => visitors },
    visitorsMessages: async () => [strange, earlier, later],
  });
  const named = { visitorId: visitingWriterOf(later), inquiryId: later };

  it("are those that their keys name", async () => {
    expect(await messagesFrom(sources(named), ["hash"])).toEqual([later]);
  });

  it("are found by their writers where keys of an earlier release name none", async () => {
    const unnamed = { visitorId: visitingWriterOf(earlier), inquiryId: null };
    expect(await messagesFrom(sources(named, unnamed), ["hash"])).toEqual([later, earlier]);
  });
});
