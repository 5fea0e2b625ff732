import { measuring } from "./measuring.ts";

/** Loads the operator's tracking script once the person has agreed; the document names it if there is one. */
export function loadTrackingWhenAgreed(): void {
  const address = document.documentElement.dataset.tracking;
  if (address === undefined) return;
  const load = () => {
    if (measuring.answer() !== "yes") return;
    end();
    const script = document.createElement("script");
    script.src = address;
    document.head.append(script);
  };
  const end = measuring.subscribe(load);
  load();
}
