import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** The place in the editor's header that what lies below may fill. */
export const HeaderSlot = createContext<HTMLElement | null>(null);

/** Shows its content in the header: on a phone the shelves begin that much higher. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = useContext(HeaderSlot);
  return slot && createPortal(children, slot);
}
