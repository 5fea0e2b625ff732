import type { ReactNode } from "react";

/** The content in the place of a part: an empty element for the class of its height. */
export const roomOf = (room: ReactNode): ReactNode => (typeof room === "string" ? <div className={room} /> : room);
