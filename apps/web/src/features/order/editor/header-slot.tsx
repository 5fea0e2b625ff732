import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** The place in the editor's header that the shelves below fill. */
export const HeaderSlot = createContext<HTMLElement | null>(null);

/** Renders its content in the header: on a phone the shelves start higher that way. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = useContext(HeaderSlot);
  return slot && createPortal(children, slot);
}
