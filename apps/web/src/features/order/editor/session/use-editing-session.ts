import { useEffect, useState } from "react";

/** Whether another window has taken the box since: learned from the server's events, and at once from windows of this browser. */
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
