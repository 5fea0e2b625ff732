import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../src/components/badge.tsx";
import { Button } from "../src/components/button.tsx";
import { Card, CardTitle } from "../src/components/card.tsx";
import { Input } from "../src/components/input.tsx";
import { Kbd } from "../src/components/kbd.tsx";
import { Price } from "../src/components/price.tsx";
import { QuantityStepper } from "../src/components/quantity-stepper.tsx";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "../src/components/table.tsx";
import { TabPanel, Tabs } from "../src/components/tabs.tsx";
import { Wordmark } from "../src/components/wordmark.tsx";
import { words } from "./words.ts";

/** The same parts at the console's density. */
export function ConsolePage() {
  const { i18n } = useTranslation();
  const w = words[i18n.language === "fr" ? "fr" : "en"];
  const states = [
    ["good", w.state],
    ["neutral", w.skipped],
    ["attention", w.minimumState],
    ["danger", w.failed],
    ["info", w.late],
  ] as const;
  return (
    <main className="grid gap-4 p-4">
      <header className="flex items-center gap-4">
        <Wordmark label="Tablée" className="h-5" />
        <Input className="max-w-80" start={<Search aria-hidden="true" />} end={<Kbd>/</Kbd>} placeholder={w.menu} aria-label={w.menu} />
        <Button size="sm" variant="secondary" className="ml-auto">
          {w.change}
        </Button>
        <Button size="sm">{w.primary}</Button>
      </header>
      <Tabs label={w.week} items={w.tabs.map((label, i) => ({ value: String(i), label, count: i * 7 }))}>
        <TabPanel value="0">
          <Table caption={w.week} frameClassName="max-h-96">
            <TableHead>
              <tr>
                <TableColumn sort="ascending" onSort={() => undefined}>
                  {w.week}
                </TableColumn>
                <TableColumn>Id</TableColumn>
                <TableColumn sort="none" onSort={() => undefined}>
                  {w.state}
                </TableColumn>
                <TableColumn numeric sort="none" onSort={() => undefined}>
                  $
                </TableColumn>
              </tr>
            </TableHead>
            <TableBody>
              {Array.from({ length: 14 }, (_, i) => (
                <TableRow key={String(i)} selected={i === 2} tone={i === 3 ? "danger" : undefined}>
                  <TableRowHeader>{w.dish}</TableRowHeader>
                  <TableCell code>ord_01JF7Q2K{i}</TableCell>
                  <TableCell>
                    <Badge tone={states[i % 5]?.[0]}>{states[i % 5]?.[1]}</Badge>
                  </TableCell>
                  <TableCell numeric>
                    <Price cents={5900 + i * 1234} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TabPanel>
        {w.tabs.slice(1).map((label, i) => (
          <TabPanel key={label} value={String(i + 1)}>
            {label}
          </TabPanel>
        ))}
      </Tabs>
      <Card className="max-w-80">
        <CardTitle>{w.plan}</CardTitle>
        <p className="text-muted">{w.planText}</p>
        <QuantityStepper label={w.dish} value={3} onChange={() => undefined} className="mt-3" />
      </Card>
    </main>
  );
}
