import { Button } from "@tablee/ui/components/form/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Pane } from "../../../shared/components/pane.tsx";
import { WhyAnswer } from "../../../shared/why/why-answer.tsx";
import { explanationOf } from "../requests.ts";

/** The reasons for the order's dishes as they were made, before any change by its customer; fetched on request. */
export function WhyPane({ orderId }: { orderId: string }) {
  const { t } = useTranslation("orders");
  const [open, setOpen] = useState(false);
  const toggle = (
    <Button variant="ghost" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
      {t(open ? "made.hide" : "made.show")}
    </Button>
  );
  return (
    <Pane title={t("made.title")} aside={toggle}>
      {open && (
        <div className="px-3 py-2">
          <Why orderId={orderId} />
        </div>
      )}
    </Pane>
  );
}

function Why({ orderId }: { orderId: string }) {
  return <WhyAnswer why={useQuery(explanationOf(orderId))} withLines />;
}
