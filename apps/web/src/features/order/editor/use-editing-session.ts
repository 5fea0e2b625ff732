import { useEffect, useState } from "react";

/**
 * Tells the other windows of this browser that this one has the box, and whether one of them has taken it since. Windows of
 * other browsers learn it from the server when they save.
 */
export function useEditingSession(orderId: string, session: string): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel(`tablee-editor-${orderId}`);
    channel.addEventListener("message", ({ data }) => setMoved(data !== session));
    channel.postMessage(session);
    return () => channel.close();
  }, [orderId, session]);
  return moved;
}
