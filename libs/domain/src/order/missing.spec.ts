import { orderGenerated, recipe } from "../../testing/examples.ts";
import { signUpSession, soldOutSession, unskipSession } from "./editing-sessions.ts";
import type { OrderEvent } from "./events.ts";
import { evolveOrder } from "./evolve.ts";
import type { Order } from "./state.ts";

const at = "2027-01-30T12:00:00.000Z";
const sixForTwo = { type: "ready-to-cook", persons: 2, recipes: 6 } as const;
const made = (dishes: number): OrderEvent => ({
  ...orderGenerated,
  data: { ...orderGenerated.data, plan: sixForTwo, lines: Array.from({ length: dishes }, (_, i) => recipe(i + 1)) },
});
const edited = (dishes: number, editingSession: string): OrderEvent => ({
  type: "OrderEdited",
  data: { lines: dishes === 0 ? [] : [recipe(1, dishes)], editingSession, editedAt: at },
});
const missing = (...events: readonly OrderEvent[]) => {
  const state = events.reduce(evolveOrder, { status: "none" } as Order);
  return state.status === "none" ? undefined : (state.missing ?? 0);
};

describe("the dishes of its plan that a box lacks", () => {
  it("are those that could not be picked", () => {
    expect(missing(made(6))).toBe(0);
    expect(missing(made(4))).toBe(2);
  });

  it("are fewer once its customer adds dishes, and no more once a customer takes some out", () => {
    expect(missing(made(4), edited(5, "a window"))).toBe(1);
    expect(missing(made(4), edited(6, "a window"), edited(4, "a window"))).toBe(0);
    expect(missing(made(4), edited(2, "a window"))).toBe(2);
    expect(missing(made(6), edited(2, "a window"))).toBe(0);
    expect(missing(made(4), edited(4, signUpSession))).toBe(2);
  });

  it.each([unskipSession, soldOutSession])("are more once the stock runs out: %s", (session) => {
    expect(missing(made(6), edited(5, session))).toBe(1);
    expect(missing(made(4), edited(3, session))).toBe(3);
  });

  it("are none in a whole box of another plan, and stay until it is paid", () => {
    const lines = [recipe(1), recipe(2)];
    const remade: OrderEvent = { type: "OrderRemade", data: { plan: { ...sixForTwo, recipes: 2 }, lines, remadeAt: at } };
    expect(missing(made(4), remade)).toBe(0);
    expect(missing(made(4), { type: "OrderSkipped", data: { skippedAt: at } }, { type: "OrderUnskipped", data: { unskippedAt: at } })).toBe(
      2,
    );
  });
});
