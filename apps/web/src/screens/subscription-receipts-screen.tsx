import "../features/receipt/words.ts";

export { SubscriptionReceiptsPage as Screen } from "../features/receipt/subscription-receipts-page.tsx";
