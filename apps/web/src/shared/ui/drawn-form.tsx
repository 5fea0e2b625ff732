import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { latePart } from "@tablee/ui/components/late-part";
import { type ComponentType, type ReactNode, useState } from "react";
import { useHydrated } from "../app/use-hydrated.ts";
import { LateFormMissing } from "./late-form.tsx";
import { drawnPart } from "./when-near.tsx";

/**
 * A form that comes after its page, and that the server draws with it. It reads all that it shows by its own queries, since a boundary that
 * is drawn gets no update. On a page that is not drawn `coming` is shown until its code is here.
 */
export function drawnForm(load: () => Promise<ComponentType>, coming: ReactNode) {
  const Part = latePart(load);
  const { fetch, held } = Part;
  const missing = (tryAgain: () => void) => <LateFormMissing onRetry={tryAgain} />;
  function DrawnForm() {
    const [isDrawn] = useState(!useHydrated());
    const Drawn = isDrawn && drawnPart.held();
    if (Drawn) return <Drawn room="" Part={Part} />;
    return <Part fallback={coming} missing={missing} broken={<ErrorState className="py-10" />} />;
  }
  return Object.assign(DrawnForm, { fetch, held });
}
