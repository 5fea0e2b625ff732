import { MenuPage } from "../features/menu/menu-page.tsx";
import { BoxOfWeek } from "../features/order/menu-box/box-of-week.tsx";
import { useNextWeek } from "../features/order/menu-box/next-week.ts";

/** The menu of a week, and a client's box of that week on it. */
export const MenuOfWeek = () => <MenuPage opensOn={useNextWeek()} Box={BoxOfWeek} />;
