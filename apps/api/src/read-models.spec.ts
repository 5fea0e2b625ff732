import { categories, readModels } from "@tablee/contracts/read-models";
import { streamCategories } from "@tablee/domain/streams";
import { allReadModels } from "@tablee/projections/all-read-models";

describe("the names that calls may state", () => {
  it("are the categories of streams that the domain has", () => {
    expect(categories).toEqual(Object.keys(streamCategories).toSorted());
  });

  it("are the read models that there are, each with the categories that it follows", () => {
    expect(readModels).toEqual(Object.fromEntries(allReadModels.map(({ name, categories: followed }) => [name, followed])));
  });
});
