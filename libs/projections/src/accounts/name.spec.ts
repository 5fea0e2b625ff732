import { customerName } from "./name.ts";

it.each([
  ["Rosalie Tremblay", { first_name: "Rosalie", last_name: "Tremblay" }],
  ["Rosalie", { first_name: "Rosalie", last_name: null }],
  ["", { first_name: null, last_name: null }],
  ["", {}],
])("a customer's name reads %p", (name, row) => {
  expect(customerName(row)).toBe(name);
});
