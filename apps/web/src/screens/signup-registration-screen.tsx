import "../features/signup/words.ts";

export { RegistrationStep as Screen } from "../features/signup/registration-step.tsx";
