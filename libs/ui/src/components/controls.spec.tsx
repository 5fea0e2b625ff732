import { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Language } from "../format/language.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import { Button } from "./form/button.tsx";
import { Field } from "./form/field.tsx";
import { Input } from "./form/input.tsx";
import { QuantityStepper } from "./form/quantity-stepper.tsx";
import { Price } from "./price.tsx";
import { TableColumn } from "./table.tsx";

function html(element: ReactElement, language: Language = "en"): string {
  const i18n = createI18n({ language, resources: { en: {}, fr: {} } });
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
}

test("a field ties its control to its label, its error and its hint", () => {
  const markup = html(
    <Field id="email" label="Email" hint="Orders only" error="Not an address">
      <Input type="email" />
    </Field>,
  );
  expect(markup).toContain('<label for="email"');
  expect(markup).toMatch(/<input[^>]*id="email"[^>]*aria-describedby="email-error email-hint"[^>]*aria-invalid="true"/);
  expect(markup).toContain('id="email-error"');
});

test("a field without an error is not invalid", () => {
  const markup = html(
    <Field id="email" label="Email">
      <Input type="email" />
    </Field>,
  );
  expect(markup).not.toContain("aria-invalid=");
  expect(markup).not.toContain("aria-describedby=");
});

test("a loading button keeps its words, says so, and cannot submit again", () => {
  const markup = html(
    <Button type="submit" loading>
      Enregistrer
    </Button>,
    "fr",
  );
  expect(markup).toMatch(/<button[^>]*type="button"[^>]*aria-disabled="true"[^>]*aria-busy="true"/);
  expect(markup).toContain("Enregistrer");
  expect(markup).toContain("Chargement…");
});

test("the stepper names what it counts and stops at its ends", () => {
  const atMost = html(<QuantityStepper label="Saumon" value={6} max={6} onChange={() => undefined} />, "fr");
  expect(atMost).toMatch(/aria-label="Un de plus\u00a0: Saumon" aria-disabled="true"/);
  expect(atMost).not.toMatch(/aria-label="Un de moins\u00a0: Saumon" aria-disabled="true"/);
  expect(atMost).toContain("Saumon\u00a0: 6");
});

test("the last one is removed, not lessened, where it can be", () => {
  expect(html(<QuantityStepper label="Salmon" value={2} step={2} removable onChange={() => undefined} />)).toContain("Remove: Salmon");
});

test("a price is written in the language of the page, and says what it was", () => {
  expect(html(<Price cents={1149} wasCents={1449} />, "fr")).toContain("Prix courant\u00a0: 14,49\u00a0$");
  expect(html(<Price cents={0} freeWord />)).toContain("Free");
});

test("a sortable header carries its state", () => {
  const markup = html(
    <table>
      <thead>
        <tr>
          <TableColumn sort="descending" onSort={() => undefined}>
            Total
          </TableColumn>
        </tr>
      </thead>
    </table>,
  );
  expect(markup).toContain('aria-sort="descending"');
  expect(markup).toContain("sorted descending");
});
