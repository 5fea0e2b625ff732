import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { useTranslation } from "react-i18next";
import { Amount } from "../../../shared/components/amount.tsx";
import { useLanguage } from "../../../shared/i18n/language.ts";
import type { ChargeStanding } from "../charge-standing.ts";
import type { DeskOrder, ReceiptPart } from "../requests.ts";
import { LineContents } from "./line-contents.tsx";
import { taxWords, whyWords } from "./line-why.ts";
import { PriceRows } from "./price-rows.tsx";

interface MoneyLinesProps {
  caption: string;
  /** With the reasons once it is paid; before that as it would be priced now. */
  part: Pick<ReceiptPart, "price"> & { readonly lines: readonly (DeskOrder["order"]["lines"][number] | ReceiptPart["lines"][number])[] };
  charge: ChargeStanding;
  /** The order's own lines, to which larger servings may have been added. */
  ordered: DeskOrder["order"]["lines"];
  /** The dishes that contain what the household excludes now. */
  excluded: DeskOrder["order"]["excluded"];
}

/** The lines of the box with prices and explanations, down to the amount for the card. */
export function MoneyLines({ caption, part, charge, ordered, excluded }: MoneyLinesProps) {
  const { t } = useTranslation("orders");
  const language = useLanguage();
  const names = new Map(part.lines.map(({ dish }) => [dish.sku, dish.name[language]]));
  return (
    <Table caption={caption} frameClassName="rounded-none border-0">
      <TableHead>
        <tr>
          <TableColumn numeric className="w-12">
            {t("money.units")}
          </TableColumn>
          <TableColumn>{t("money.item")}</TableColumn>
          <TableColumn numeric>{t("money.amount")}</TableColumn>
        </tr>
      </TableHead>
      <TableBody>
        {part.lines.map((line) => (
          <TableRow key={`${line.dish.sku} ${line.pairedWith ?? ""} ${line.upgrade ?? ""}`}>
            <TableCell numeric className="align-top pt-1.5">
              {line.quantity}
            </TableCell>
            <TableRowHeader className="whitespace-normal py-1">
              {line.dish.name[language]}
              <span className="ml-2 font-mono font-normal text-muted text-xs">{line.dish.sku}</span>
              <LineContents line={line} ordered={ordered} excluded={excluded} />
              {line.pairedWith && (
                <span className="block font-normal text-sm">
                  {t("money.with", { dish: names.get(line.pairedWith) ?? line.pairedWith })}
                </span>
              )}
              {"why" in line && (
                <span className="block font-normal text-muted text-sm">
                  {whyWords(line, t, language)}
                  <span className="block">{taxWords(line, t, language)}</span>
                </span>
              )}
            </TableRowHeader>
            <TableCell numeric className="align-top pt-1.5">
              <Amount cents={line.amountCents} />
            </TableCell>
          </TableRow>
        ))}
        <PriceRows price={part.price} charge={charge} />
      </TableBody>
    </Table>
  );
}
