import "../features/signup/words.ts";

export { WelcomeStep as Screen } from "../features/signup/welcome-step.tsx";
