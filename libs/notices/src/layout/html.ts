import type { Language } from "@tablee/domain/kernel/place/region";
import type { ImageService } from "@tablee/gateways/images/image-service";
import { plateImage } from "@tablee/gateways/images/plate-image";
import { type Brand, type BrandColors, wordmarkId } from "@tablee/platform/brand";
import type { Bill, BillLine } from "./bill.ts";
import type { ShownDish, Words } from "./words.ts";

const display = "Fraunces,Georgia,serif";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const lines = (text: string): string => escaped(text).replaceAll("\n", "<br>");

/**
 * The small print beneath a mail that is not part of the service, such as an offer: the reason for the mail, the link that unsubscribes,
 * and the sender.
 */
export interface Footer {
  readonly because: string;
  readonly label: string;
  readonly url: string;
  readonly sender: string;
}

interface Frame {
  readonly greeting: string;
  readonly closing: string;
  readonly footer?: Footer | undefined;
  readonly publicUrl: string;
  readonly images: Pick<ImageService, "address">;
  readonly language: Language;
  readonly brand: Brand;
}

/** A table in reading order: items, their amounts aligned, the sums set off. */
function billTable({ title, lines: rows }: Bill, { line: border, muted }: BrandColors): string {
  const cell = (content: string, { sum }: BillLine, style: string) =>
    `<td class="${sum ? "line" : ""}" style="padding:${sum ? "10px 0" : "6px 0"};${sum ? `border-top:1px solid ${border};font-weight:600;` : ""}${style}">${content}</td>`;
  const note = (text: string | undefined) =>
    text ? `<br><span class="muted" style="font-size:14px;color:${muted}">${escaped(text)}</span>` : "";
  const row = (line: BillLine) =>
    `<tr>${cell(escaped(line.label) + note(line.note), line, "padding-right:16px")}${cell(escaped(line.amount), line, "text-align:right;white-space:nowrap;vertical-align:top;font-variant-numeric:tabular-nums")}</tr>`;
  return `<table width="100%" style="margin:0 0 20px;border-collapse:collapse;font-size:16px;line-height:1.4"><caption style="padding:0 0 6px;text-align:left;font-family:${display};font-size:19px">${escaped(title)}</caption>${rows.map(row).join("")}</table>`;
}

/** The sign that begins each line of a list in a mail's plain text. */
const ITEM = "· ";

/** A paragraph; its lines that begin with ITEM are a list. */
function paragraph(text: string): string {
  const rows = text.split("\n");
  const plain = rows.filter((row) => !row.startsWith(ITEM)).join("\n");
  const items = rows
    .filter((row) => row.startsWith(ITEM))
    .map((row) => `<li style="margin:0 0 6px">${escaped(row.slice(ITEM.length))}</li>`);
  const list =
    items.length === 0 ? "" : `<ul style="margin:0 0 16px;padding:0 0 0 22px;font-size:16px;line-height:1.5">${items.join("")}</ul>`;
  return plain === "" ? list : `<p style="margin:0 0 ${list === "" ? 16 : 8}px;font-size:16px;line-height:1.5">${lines(plain)}</p>${list}`;
}

/** Four plates a row on a wide screen, two on a phone. */
const PLATE_PIXELS = 112;
const MAX_PLATES = 8;

/** The plates of a box, at twice the pixels of their place; the text below names every dish of it. */
function platesRow(dishes: readonly ShownDish[], images: Pick<ImageService, "address">, { muted }: BrandColors): string {
  const picture = (dish: ShownDish) => {
    const address = images.address(plateImage(dish), { width: PLATE_PIXELS, ratio: 2, format: "png" });
    return `<img class="muted" src="${escaped(address)}" width="${PLATE_PIXELS}" height="${PLATE_PIXELS}" alt="${escaped(dish.name)}" style="display:inline-block;margin:0 10px 10px 0;border:0;border-radius:14px;vertical-align:top;color:${muted};font-size:14px;line-height:1.3">`;
  };
  return `<p style="margin:0 -10px 10px 0;font-size:0;line-height:0">${dishes.slice(0, MAX_PLATES).map(picture).join("")}</p>`;
}

/** Mail programs that know the dark theme take these over the styles in place; all others show the light one. */
const darkStyle = ({ paper, surface, ink, muted, line, primary, onPrimary }: BrandColors): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){.paper{background:${paper}!important;color:${ink}!important}.sheet{background:${surface}!important;color:${ink}!important}.muted{color:${muted}!important}.line{border-color:${line}!important}.link{color:${primary}!important}.button{background:${primary}!important;color:${onPrimary}!important}}`;

/**
 * The mail as mail programs show it: one column, tables for layout, styles in place. The brand's drawn name comes with the mail; plates alone
 * are loaded, from addresses that are the same for every reader. Both read as names where pictures are off.
 */
export function htmlOf(
  { subject, heading, plates = [], paragraphs, bills = [], facts = [], action }: Words,
  { greeting, closing, footer, publicUrl, images, language, brand }: Frame,
): string {
  const { paper, surface, ink, muted, line, primary, onPrimary } = brand.colors;
  const shown = (value: string, path: string | undefined) =>
    path === undefined
      ? escaped(value)
      : `<a class="link" href="${escaped(publicUrl + path)}" style="color:${primary}">${escaped(value)}</a>`;
  const row = ([label, value, path]: NonNullable<Words["facts"]>[number]) =>
    `<tr><td class="muted" style="padding:8px 0;color:${muted}">${escaped(label)}</td><td style="padding:8px 0;text-align:right;font-weight:600">${shown(value, path)}</td></tr>`;
  const table =
    facts.length === 0
      ? ""
      : `<table class="line" role="presentation" width="100%" style="margin:0 0 16px;border-top:1px solid ${line};border-collapse:collapse">${facts.map(row).join("")}</table>`;
  const button = action
    ? `<p style="margin:24px 0"><a class="button" href="${escaped(publicUrl + action.path)}" style="display:inline-block;padding:14px 22px;border-radius:999px;background:${primary};color:${onPrimary};text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>`
    : "";
  const small = footer
    ? `<p class="muted line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${line};font-size:14px;line-height:1.5;color:${muted}">${escaped(footer.because)}<br><a class="link" href="${escaped(footer.url)}" style="color:${primary}">${escaped(footer.label)}</a><br>${escaped(footer.sender)}</p>`
    : "";
  const name = `<img src="cid:${wordmarkId(brand.key)}" height="26" alt="${escaped(brand.name)}" style="display:block;height:26px;width:auto;border:0;color:${onPrimary};font-family:${display};font-size:24px;line-height:26px">`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${darkStyle(brand.night)}</style></head>
<body class="paper" style="margin:0;background:${paper};color:${ink};font-family:'Radio Canada Big',system-ui,sans-serif">
<table class="paper" role="presentation" width="100%" style="border-collapse:collapse;background:${paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;border-collapse:separate;border-spacing:0">
<tr><td style="padding:18px 32px;border-radius:18px 18px 0 0;background:${primary}">${name}</td></tr>
<tr><td class="sheet" style="padding:32px;border-radius:0 0 18px 18px;background:${surface};color:${ink}">
<h1 style="margin:0 0 16px;font-family:${display};font-size:28px;line-height:1.2;font-weight:600">${escaped(heading)}</h1>
${plates.length > 0 ? platesRow(plates, images, brand.colors) : ""}${paragraph(greeting)}${paragraphs.map(paragraph).join("")}${bills.map((bill) => billTable(bill, brand.colors)).join("")}${table}${button}${paragraph(closing)}${small}
</td></tr></table></td></tr></table></body></html>`;
}
