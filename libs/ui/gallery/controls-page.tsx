import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../src/components/button.tsx";
import { Checkbox } from "../src/components/checkbox.tsx";
import { Field, Fieldset } from "../src/components/field.tsx";
import { Input, PasswordInput } from "../src/components/input.tsx";
import { Price } from "../src/components/price.tsx";
import { Progress } from "../src/components/progress.tsx";
import { QuantityStepper } from "../src/components/quantity-stepper.tsx";
import { RadioCard } from "../src/components/radio-card.tsx";
import { Radio, RadioGroup } from "../src/components/radio-group.tsx";
import { NativeSelect, Select } from "../src/components/select.tsx";
import { Stepper } from "../src/components/stepper.tsx";
import { Switch } from "../src/components/switch.tsx";
import { TabPanel, Tabs } from "../src/components/tabs.tsx";
import { TextButton } from "../src/components/text-button.tsx";
import { Textarea } from "../src/components/textarea.tsx";
import { BrandMark, Wordmark } from "../src/components/wordmark.tsx";
import { formatWindow } from "../src/format/dates.ts";
import { words } from "./words.ts";

/** Everything one can press or type in. */
export function ControlsPage() {
  const { i18n } = useTranslation();
  const language = i18n.language === "fr" ? "fr" : "en";
  const w = words[language];
  const [count, setCount] = useState(2);
  return (
    <main className="mx-auto grid max-w-5xl gap-8 p-5 sm:p-8">
      <header className="flex flex-wrap items-center gap-6">
        <Wordmark label="Tablée" className="h-12" />
        <BrandMark className="h-10" />
        <Wordmark brand="laurier" label="Cuisine Laurier" className="h-10" />
      </header>
      <Stepper steps={w.steps.map((label, i) => ({ id: String(i), label }))} current="2" />
      <div className="flex flex-wrap items-center gap-3">
        <Button>{w.primary}</Button>
        <Button variant="secondary">{w.skip}</Button>
        <Button variant="quiet">{w.quiet}</Button>
        <Button variant="danger">{w.danger}</Button>
        <Button loading>{w.primary}</Button>
        <Button disabled>{w.primary}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg">{w.menu}</Button>
        <Button size="sm" variant="secondary">
          {w.change}
        </Button>
        <TextButton>{w.change}</TextButton>
        <QuantityStepper label={w.dish} value={count} onChange={setCount} max={6} />
        <QuantityStepper label={w.dish} value={1} onChange={setCount} removable size="sm" />
        <Price cents={1149} wasCents={1449} per={w.serving} className="font-semibold text-xl" />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={w.email} hint={w.emailHint}>
          <Input type="email" defaultValue="camille@exemple.ca" />
        </Field>
        <Field label={w.email} error={w.emailError}>
          <Input type="email" defaultValue="camille@" />
        </Field>
        <Field label={w.password}>
          <PasswordInput defaultValue="secret-secret" />
        </Field>
        <Field label={w.menu} optional>
          <Input start={<Search aria-hidden="true" />} placeholder={w.dish} />
        </Field>
        <Field label={w.instructions} optional aside="12 / 150">
          <Textarea defaultValue="Sonner deux fois." />
        </Field>
        <div className="grid gap-6">
          <Field label={w.province}>
            <NativeSelect defaultValue="qc">
              <option value="qc">Québec</option>
              <option value="on">Ontario</option>
            </NativeSelect>
          </Field>
          <Field label={w.reason}>
            <Select
              options={[
                { value: "a", label: w.skip },
                { value: "b", label: w.quiet },
              ]}
            />
          </Field>
        </div>
      </div>
      <Fieldset legend={w.window}>
        <RadioGroup defaultValue="a" className="grid gap-3 sm:grid-cols-2">
          <RadioCard value="a" title={w.plan} description={w.planText} aside={<Price cents={1149} per={w.serving} />} />
          <RadioCard value="b" title={w.plan2} description={w.plan2Text} aside={<Price cents={999} per={w.serving} />} />
        </RadioGroup>
      </Fieldset>
      <div className="grid gap-6 sm:grid-cols-2">
        <RadioGroup defaultValue="07-12" aria-label={w.window}>
          <Radio value="07-12" label={formatWindow("07-12", language)} hint={w.emailHint} />
          <Radio value="12-17" label={formatWindow("12-17", language)} />
        </RadioGroup>
        <div>
          <Checkbox label={w.allergens} defaultChecked />
          <Checkbox label={w.text} hint={w.emailHint} />
          <Switch label={w.text} defaultChecked />
          <Switch label={w.allergens} />
        </div>
      </div>
      <Progress label={w.minimum} value={41} max={59} text="41 / 59" tone="attention" />
      <Tabs label={w.week} items={w.tabs.map((label, i) => ({ value: String(i), label, ...(i === 0 ? { count: 3 } : {}) }))}>
        {w.tabs.map((label, i) => (
          <TabPanel key={label} value={String(i)}>
            {label}
          </TabPanel>
        ))}
      </Tabs>
    </main>
  );
}
