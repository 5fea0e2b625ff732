/** The channel on which it is told that a window has taken an order over: the order's id. */
export const EDITING_CHANNEL = "editing_session";
