import type { OrderCard } from "@tablee/contracts/schemas";
import { DishPicture } from "@tablee/ui/components/dish-picture";

const shown = 4;
/* However few dishes there are, the table keeps its height, so that cards stand in line. */
const grids = ["", "grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4"] as const;

/** The plates of a box, seen together. The names are below, so the picture has no label. */
export function OrderDishes({ order, className }: { order: OrderCard; className: string }) {
  const dishes = order.lines.slice(0, shown);
  if (dishes.length === 0) return <div aria-hidden="true" className={`bg-oat ${className}`} />;
  return (
    <div aria-hidden="true" className={`grid overflow-hidden ${className} ${grids[dishes.length]}`}>
      {dishes.map(({ dish }) => (
        <DishPicture key={dish.sku} plate={dish.plate} seed={dish.sku} loading="eager" className={className} />
      ))}
    </div>
  );
}
