import type { OutputOf } from "@tablee/contracts/call";
import type { clock } from "@tablee/contracts/calls/operations";

type DueKind = OutputOf<typeof clock>["nextDue"][number]["kind"];

export const words = {
  title: "Clock",
  banner: "Not production.",
  bannerText: "Moving this clock moves it for every process, and does everything that is due on the way.",
  fixed: "The clock cannot be moved here",
  fixedText: "In production it is the machine’s own.",
  readOnly: "Only admins move the clock.",
  frozen: "Standing still",
  running: "Running",
  table: "Zone table {{version}}",
  advance: {
    title: "Move the clock",
    to: {
      cutoff: "To the next cutoff",
      billing: "To the next billing",
      delivery: "To the next delivery",
      day: "One day on",
      week: "One week on",
    },
    instant: "To an instant (UTC)",
    go: "Move",
    moving: "Moving to {{to}}",
    steps_one: "{{count}} step done",
    steps_other: "{{count}} steps done",
    failed: "The last move stopped",
  },
  due: {
    caption: "Due next",
    kind: "What",
    count: "How many",
    at: "When",
    until: "From now",
    none: "Nothing is due",
    noneText: "As soon as there are orders, their cutoffs, billings and deliveries stand here.",
    kinds: {
      cutoff: "Cutoff",
      billing: "Billing",
      delivery: "Delivery",
      maturation: "Points mature",
      generation: "Order generation",
      addition: "Late additions",
      dispatch: "On its way",
      reminder: "Reminders",
      "credit-expiry": "Credits expire",
      "corporate-credit": "Corporate credit is given",
      hold: "Holds expire",
      resumption: "Pauses end",
      "long-pause": "Mails about long pauses",
    } satisfies Record<DueKind, string>,
  },
};
