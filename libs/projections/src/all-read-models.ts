import { readModels } from "./read-models.gen.ts";
import type { AnyReadModel } from "./runtime/read-model.ts";

export type ReadModels = typeof readModels;

export const allReadModels: readonly AnyReadModel[] = Object.values(readModels);

export const readModelNamed = (name: string): AnyReadModel | undefined => allReadModels.find((model) => model.name === name);
