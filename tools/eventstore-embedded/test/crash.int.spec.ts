import { Random } from "@tablee/demo/random";
import { kill } from "../../../test/campaigns/eventstore/kills.ts";

const KILLS = 4;
const seed = Date.now() % 0x7fff_ffff;

test(`a server that is killed under load loses no acknowledged event, doubles none and leaves no gap (seed ${seed})`, async () => {
  expect((await kill(KILLS, new Random(seed))).violations).toEqual([]);
});
