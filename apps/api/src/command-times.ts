import type { Observe } from "@tablee/command-bus/observer";
import { Histogram, type Registry } from "prom-client";

/** The buckets of histograms of durations. */
export const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 1, 2, 5];

/** Counts and times use cases, by name and by how they ended. */
export function observeCommands(registry: Registry): Observe {
  const times = new Histogram({
    name: "tablee_command_seconds",
    help: "Duration of use cases",
    labelNames: ["command", "ending"],
    buckets: seconds,
    registers: [registry],
  });
  return (command, ending, took) => times.observe({ command, ending }, took);
}
