import { useTranslation } from "react-i18next";
import { Button } from "../src/components/button.tsx";
import { CloseDialog, Dialog } from "../src/components/dialog.tsx";
import { DishPicture } from "../src/components/dish-picture.tsx";
import { Field } from "../src/components/field.tsx";
import { Fold } from "../src/components/fold.tsx";
import { Popover } from "../src/components/popover.tsx";
import { Price } from "../src/components/price.tsx";
import { QuantityStepper } from "../src/components/quantity-stepper.tsx";
import { Select } from "../src/components/select.tsx";
import { Sheet } from "../src/components/sheet.tsx";
import { Tooltip } from "../src/components/tooltip.tsx";
import { dishes } from "./plates-page.tsx";
import { words } from "./words.ts";

/** What floats: ?open=dialog|sheet|cart|popover, or press the select. */
export function OverlaysPage() {
  const { i18n } = useTranslation();
  const w = words[i18n.language === "fr" ? "fr" : "en"];
  const opened = new URLSearchParams(location.search).get("open");
  const lines = dishes.slice(0, 5).map(({ name, seed, ...plate }) => (
    <li key={seed} className="flex items-center gap-4 border-line border-b py-3 last:border-0">
      <DishPicture plate={plate} seed={seed} loading="eager" className="size-16 shrink-0 rounded-2xl" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{name}</span>
        <Price cents={2298} className="text-muted text-sm" />
      </span>
      <QuantityStepper label={name} value={2} onChange={() => undefined} removable size="sm" />
    </li>
  ));
  return (
    <main className="grid max-w-xl gap-5 p-6">
      <h1 className="font-display text-3xl">{w.week}</h1>
      <Field label={w.reason}>
        <Select
          options={[
            { value: "a", label: w.skip, hint: w.emailHint },
            { value: "b", label: w.quiet },
            { value: "c", label: w.change },
          ]}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Tooltip content={w.until}>
          <Button variant="secondary">{w.state}</Button>
        </Tooltip>
        <Popover label={w.window} open={opened === "popover" || undefined} trigger={<Button variant="secondary">{w.window}</Button>}>
          {w.closeText}
        </Popover>
        <Dialog
          open={opened === "dialog" || undefined}
          trigger={<Button>{w.change}</Button>}
          title={w.window}
          description={w.until}
          footer={
            <>
              <CloseDialog>
                <Button variant="secondary">{w.quiet}</Button>
              </CloseDialog>
              <Button>{w.primary}</Button>
            </>
          }
        >
          <Field label={w.instructions}>
            <Select options={[{ value: "a", label: w.skip }]} />
          </Field>
        </Dialog>
        <Sheet
          open={opened === "sheet" || undefined}
          title={w.dishes}
          trigger={<Button variant="quiet">{w.dishes}</Button>}
          footer={<Button className="grow">{w.primary}</Button>}
        >
          <ul>{lines}</ul>
        </Sheet>
        <Sheet
          open={opened === "cart" || undefined}
          side="bottom"
          title={w.dishes}
          description={w.until}
          footer={<Button className="grow">{w.primary}</Button>}
        >
          <ul>{lines}</ul>
        </Sheet>
      </div>
      <Fold open>{w.away}</Fold>
    </main>
  );
}
