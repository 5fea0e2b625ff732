import "../features/order/words.ts";

export { SchedulePage as Screen } from "../features/order/schedule/schedule-page.tsx";
