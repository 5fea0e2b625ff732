import "../features/rewards/words.ts";

export { RewardsPage as Screen } from "../features/rewards/rewards-page.tsx";
