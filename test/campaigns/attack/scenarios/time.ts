import { Line, post } from "../../../stage/raw-connection.ts";
import { type Finding, first, type Scenario, type Scene, timed } from "../scenario.ts";

/** After 15 s by the product's own limit; on a busy machine the rest is scheduling. Heads once took 77 s, and bodies had no limit. */
const HANGS_UP_S = 30;
const OTHERS_MS = 1_500;
/** Sockets held open at once, of each kind. */
const HELD = 100;

/** Requests that are held open past their deadline. */
export const time: readonly Scenario[] = [
  {
    id: "H3d",
    severity: "high",
    title: `${3 * HELD} heads, bodies and idle sockets held open, and a body that trickles`,
    play: slowSockets,
  },
];

async function slowSockets({ stage }: Scene): Promise<Finding> {
  const line = (said: string) => {
    const opened = new Line(stage.url);
    opened.say(said);
    return opened;
  };
  const lines = Array.from({ length: HELD }, () => [
    line("POST /clients/sign_in HTTP/1.1\r\nhost: localhost\r\nx-slow: "),
    line(`${post("/clients/sign_in", 100)}{"ema`),
    line(""),
  ]).flat();
  const trickling = line(`${post("/clients/sign_in", 100)}{"email":"`);
  const trickle = setInterval(() => trickling.say("a"), 1_000);
  const beside = await timed(() => fetch(`${stage.url}/api/v1/signup/subscription_plans`));
  const answers = await Promise.all([...lines, trickling].map((each) => each.answer()));
  clearInterval(trickle);
  const odd = answers.find(({ status, seconds }) => status !== 408 || seconds > HANGS_UP_S);
  return first(
    odd && `${odd.status} after ${Math.round(odd.seconds)} s`,
    beside.ms > OTHERS_MS ? `others waited ${beside.ms} ms` : undefined,
  );
}
