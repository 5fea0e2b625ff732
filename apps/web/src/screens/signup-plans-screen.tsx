import "../features/signup/words.ts";

export { PlansStep as Screen } from "../features/signup/plans-step.tsx";
