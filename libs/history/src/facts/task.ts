import { taskWords } from "@tablee/domain/task/words";
import { text } from "../data.ts";
import type { Facts } from "../event-facts.ts";

/** Events of tasks that staff settle. */
export const taskFacts = {
  TaskSettled: {
    facts: (data, phrase) => ({ what: phrase.code(taskWords, text(data, "kind")) }),
    customer: ["{{who}} looked into this and settled it: {{what}}", "{{who}} examiné et réglé ceci\u00a0: {{what}}"],
    staff: ["{{who}} settled a task: {{what}}", "{{who}} a réglé une tâche\u00a0: {{what}}"],
  },
} satisfies Facts;
