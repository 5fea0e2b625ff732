import type { Type } from "@nestjs/common";

/**
 * The classes that constructors name, from `roots` on, without those of `given`, which a module gets otherwise. A service is listed
 * nowhere: its users name it in their constructors.
 */
export function providersFor(roots: readonly Type[], given: readonly unknown[]): readonly Type[] {
  const found = new Set<Type>();
  const visit = (of: Type): void => {
    for (const needed of (Reflect.getMetadata("design:paramtypes", of) ?? []) as readonly Type[]) {
      if (found.has(needed) || given.includes(needed)) continue;
      found.add(needed);
      visit(needed);
    }
  };
  roots.forEach(visit);
  return [...found];
}
