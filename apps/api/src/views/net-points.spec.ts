import { netPoints } from "./net-points.ts";

const earned = { kind: "pending", by: "order", points: 106 } as const;
const unskip = { kind: "pending", by: "unskip", points: 100 } as const;
const matured = { kind: "matured", by: null, points: 106 } as const;
const takenBack = (points: number) => ({ kind: "taken-back", by: null, points }) as const;

test.each([
  ["that was paid a moment ago", [], 106],
  ["once delivered", [earned, matured], 106],
  ["that was brought back", [unskip, earned], 206],
  ["after a refund of a part", [earned, matured, takenBack(20)], 86],
  ["after a full refund", [unskip, earned, takenBack(206)], 0],
  ["that could not be delivered", [earned, { kind: "forfeited", by: null, points: 106 }], 0],
] as const)("the points of an order %s", (_, entries, net) => {
  expect(netPoints(106, entries)).toBe(net);
});
