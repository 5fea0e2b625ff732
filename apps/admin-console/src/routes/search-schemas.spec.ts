import { AccountsSearch, HistorySearch } from "../features/accounts/search.ts";
import { DeliveriesSearch } from "../features/deliveries/search.ts";
import { GenerationSearch } from "../features/generation/search.ts";
import { LedgerSearch, PaymentsSearch } from "../features/money/search.ts";
import { OperationsSearch } from "../features/operations/search.ts";
import { OrdersSearch } from "../features/orders/search.ts";
import { OutboxSearch } from "../features/outbox/search.ts";
import { ProfilesSearch } from "../features/profiles/search.ts";
import { RankingSearch } from "../features/ranking/search.ts";
import { ReviewsSearch } from "../features/reviews/search.ts";
import { StockSearch } from "../features/stock/search.ts";
import { parseSearch, stringifySearch } from "../shared/api/search-params.ts";

test("a filter comes back from its address as it went in", () => {
  const search = { region: "qc", week: "2026-12-28", exception: "short", q: "Zoé & fils = 12", dir: "desc" } as const;
  expect(GenerationSearch.parse(parseSearch(stringifySearch(search)))).toEqual(search);
});

test("a filter that is not set is not in the address", () => {
  expect(stringifySearch({ q: "", region: undefined })).toBe("");
});

test("text that looks like a number stays text", () => {
  expect(AccountsSearch.parse(parseSearch("?q=12"))).toEqual({ q: "12" });
  expect(HistorySearch.parse(parseSearch("?at=33093069"))).toEqual({ at: "33093069" });
});

test.each([
  ["generation", GenerationSearch, "?region=paris&week=2026-12-29&run=1&sku=x&sort=shoe&exception=none&open=me"],
  ["ranking", RankingSearch, "?region=&week=monday&category=breakfast"],
  ["profiles", ProfilesSearch, "?sort=email&dir=up&status=gone&planType=air"],
  ["history", HistorySearch, "?at=-1"],
  ["orders", OrdersSearch, "?status=lost&week=2026-11-17&deliveryDate=soon&sort=shoe&q="],
  ["deliveries", DeliveriesSearch, "?date=2026-02-30&depot=1%3B&window=09-10"],
  ["reviews", ReviewsSearch, "?weeks=3&kind=air&sku=x&text=smell"],
  ["stock", StockSearch, "?region=paris&week=2026-11-17&kind=air"],
  ["failed payments", PaymentsSearch, "?state=lost&region=xx"],
  ["the ledger", LedgerSearch, "?until=never&account=%27--&orderId=1"],
  ["the outbox", OutboxSearch, "?channel=pigeon&kind=spam&message=1"],
  ["operations", OperationsSearch, "?model=DROP%20TABLE"],
])("an old or broken link to %s opens without what cannot be read", (_, schema, address) => {
  expect(JSON.parse(JSON.stringify(schema.parse(parseSearch(address))))).toEqual({});
});
