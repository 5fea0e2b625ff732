import { useEffect, useState } from "react";

/** True once another window has taken over the box: learned from the server's events, and at once from other windows of this browser. */
export function useEditingSession(orderId: string, session: string): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel(`tablee-editor-${orderId}`);
    channel.addEventListener("message", ({ data }) => setMoved(data !== session));
    channel.postMessage(session);
    const events = new EventSource(`/api/events/editing?${new URLSearchParams({ orderId, editingSession: session })}`);
    events.addEventListener("moved", () => {
      setMoved(true);
      events.close();
    });
    return () => {
      channel.close();
      events.close();
    };
  }, [orderId, session]);
  return moved;
}
