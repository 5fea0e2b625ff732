import { Standings } from "@tablee/ui/app/standings";

export const standings = new Standings();
