import "../features/payment/words.ts";

export { SettingsPage as Screen } from "../features/payment/settings-page.tsx";
