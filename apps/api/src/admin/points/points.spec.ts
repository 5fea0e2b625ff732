import type { Giving } from "@tablee/access/sign-in/allowances";
import { Refused } from "@tablee/commands/refused";
import { disputePoints } from "@tablee/contracts/calls/rewards";
import { refuse } from "@tablee/domain/kernel/errors";
import { idFrom } from "@tablee/domain/kernel/ids";
import { accountId } from "@tablee/domain/testing/examples";
import { AdminPoints } from "./points.ts";

const at = "2026-11-28T15:00:00.000Z";

/** The service with an allowance of some cents, and the answers that it sent. */
function serviceWith({ allowance, refused = false }: { readonly allowance: number; readonly refused?: boolean }) {
  const taken = new Map<string, number>();
  const sent: unknown[] = [];
  const allowances = {
    take: async ({ commandId, cents }: Giving) => cents <= allowance && Boolean(taken.set(commandId, cents)),
    release: async ({ commandId }: Giving) => void taken.delete(commandId),
  };
  const send = async (_: unknown, answer: unknown) => {
    if (refused) throw new Refused(refuse("dispute-answered"));
    sent.push(answer);
  };
  const service = new AdminPoints({ access: { allowances } } as never, { send } as never);
  const answer = (points: number, role = "support") => {
    const staff = { staff: { staffId: "staff-1", role } };
    const by = { staff, actor: { kind: "staff", id: "staff-1" }, command: () => ({ commandId: idFrom("answer", points), at }) };
    return service.answer({ accountId, disputeId: idFrom("dispute"), points, reason: "They were lost." }, by as never);
  };
  return { answer, taken, sent };
}

describe("points in answer to a dispute", () => {
  it("count towards the allowance of support, a cent each", async () => {
    const { answer, taken, sent } = serviceWith({ allowance: 500 });
    await answer(500);
    await expect(answer(501)).rejects.toMatchObject({ code: "allowance-used-up" });
    expect([[...taken.values()], sent]).toEqual([[500], [expect.objectContaining({ points: 500 })]]);
  });

  it("count nothing where they are taken off, stay as they are, or are added by an admin", async () => {
    const { answer, taken, sent } = serviceWith({ allowance: 0 });
    await answer(-40);
    await answer(0);
    await answer(40, "admin");
    expect([taken.size, sent.length]).toEqual([0, 3]);
  });

  it("count nothing where the answer is refused", async () => {
    const { answer, taken } = serviceWith({ allowance: 500, refused: true });
    await expect(answer(40)).rejects.toMatchObject({ code: "dispute-answered" });
    expect(taken.size).toBe(0);
  });
});

test("staff who act for a customer open no dispute in their name", () => {
  expect(disputePoints.personal).toBe(true);
});
