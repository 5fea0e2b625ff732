import "../features/signup/words.ts";

export { PaymentStep as Screen } from "../features/signup/payment-step.tsx";
