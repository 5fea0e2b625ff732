import type { Ports, Streams } from "../steps.ts";

/** The steps and ports that sending a notice needs. */
export interface NoticeSteps extends Streams {
  readonly ports: Pick<Ports, "messages" | "push" | "devices" | "mailAllowance" | "writer" | "hashes">;
}
