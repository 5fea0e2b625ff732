import "../features/menu/words.ts";

export { MenuPage as Screen } from "../features/menu/menu-page.tsx";
