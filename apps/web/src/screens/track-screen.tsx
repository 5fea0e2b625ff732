import "../features/delivery/words.ts";

export { TrackPage as Screen } from "../features/delivery/track-page.tsx";
