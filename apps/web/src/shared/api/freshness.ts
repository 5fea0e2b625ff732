import { Standings } from "@tablee/ui/app/freshness";

export const standings = new Standings();
