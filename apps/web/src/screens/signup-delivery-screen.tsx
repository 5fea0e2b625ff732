import "../features/signup/words.ts";

export { DeliveryStep as Screen } from "../features/signup/delivery-step.tsx";
