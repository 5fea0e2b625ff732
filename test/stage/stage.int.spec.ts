import { eventually } from "./people.ts";
import { setStage } from "./stage.ts";

const sockets = () => process.getActiveResourcesInfo().filter((name) => name.startsWith("TCP")).length;

it("a stage whose workers do not start closes what was open, so that its process can end", async () => {
  const before = sockets();
  await expect(setStage({ workers: () => Promise.reject(new Error("the workers do not start")) })).rejects.toThrow("do not start");
  expect(
    await eventually(
      async () => sockets() - before,
      (left) => left <= 0,
    ),
  ).toBeLessThanOrEqual(0);
});
