import "../features/receipt/words.ts";

export { ReceiptPage as Screen } from "../features/receipt/receipt-page.tsx";
