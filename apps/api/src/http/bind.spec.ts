import "reflect-metadata";
import type { Type } from "@nestjs/common";
import type { Call } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import { controllers } from "../controllers.ts";
import { CALL } from "./bind.ts";

const callsOf = (controller: Type): readonly Call[] =>
  Object.getOwnPropertyNames(controller.prototype).flatMap((name) => Reflect.getMetadata(CALL, controller.prototype[name]) ?? []);

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

describe("a call of the contract", () => {
  it("is bound to one method of one controller", () => {
    const bound = controllers.flatMap(callsOf).map(nameOf);
    expect(bound.toSorted()).toEqual(allCalls.map(nameOf).toSorted());
  });
});
