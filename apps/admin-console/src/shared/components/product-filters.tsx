import type { Language } from "@tablee/domain/kernel/place/region";
import { isFound } from "@tablee/domain/kernel/text/search";
import { type ProductKind, productKinds } from "@tablee/domain/product/vocabulary";
import { useTranslation } from "react-i18next";
import type { ChangeSearch } from "../api/search-params.ts";
import { FilterSelect } from "./filter-select.tsx";
import { FilterText } from "./filter-text.tsx";

/** The part of a screen's address that filters rows about products. */
interface ProductSearch {
  readonly kind?: ProductKind | undefined;
  readonly q?: string | undefined;
}

interface AboutProduct {
  readonly kind: ProductKind;
  readonly name: Readonly<Record<Language, string>>;
  readonly sku: string;
}

/** True if a row about a product passes the filters. */
export const fits = ({ kind, name, sku }: AboutProduct, search: ProductSearch): boolean =>
  (!search.kind || kind === search.kind) && isFound(`${name.en} ${name.fr} ${sku}`, search.q ?? "");

interface ProductFiltersProps {
  search: ProductSearch;
  onSearch: ChangeSearch<ProductSearch>;
  /** The number of rows that pass, in words, once they are known. */
  count: string | undefined;
}

/** Filters of rows about products, by kind and by name or number, and how many pass. */
export function ProductFilters({ search, onSearch, count }: ProductFiltersProps) {
  const { t } = useTranslation("console");
  return (
    <>
      <FilterSelect
        label={t("product.kind")}
        allLabel={t("product.allKinds")}
        className="w-40"
        value={search.kind}
        options={productKinds.map((value) => ({ value, label: t(`plan.${value}`) }))}
        onChange={(kind) => onSearch({ kind })}
      />
      <FilterText label={t("product.filter")} value={search.q ?? ""} onChange={(q) => onSearch({ q: q || undefined }, { replace: true })} />
      <span role="status" className="figures ml-auto text-muted text-sm">
        {count}
      </span>
    </>
  );
}
