import { createRootRoute } from "@tanstack/react-router";
import { NotFound, RootFrame, ScreenBroke } from "./root-frame.tsx";

export const root = createRootRoute({ component: RootFrame, notFoundComponent: NotFound, errorComponent: ScreenBroke });
