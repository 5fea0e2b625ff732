import "../features/payment/words.ts";

export { HistoryPage as Screen } from "../features/payment/history-page.tsx";
