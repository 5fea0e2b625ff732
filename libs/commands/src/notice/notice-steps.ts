import type { Ports, Streams } from "../steps.ts";

/** What it takes to send a notice. */
export interface NoticeSteps extends Streams {
  readonly ports: Pick<Ports, "messages" | "push" | "devices" | "writer">;
}
