import { Region } from "@tablee/domain/kernel/place/region";
import { SubscriptionStatus } from "@tablee/domain/subscription/vocabulary";
import { z } from "zod";
import { direction, lenient, text } from "../../shared/api/search-params.ts";

/** The address of the subscriptions' table: its sorting and filters. */
export const ProfilesSearch = z.object({
  sort: lenient(z.enum(["startedAt", "name", "region", "status", "deliveries"])),
  dir: direction,
  q: text,
  region: lenient(Region),
  status: lenient(SubscriptionStatus),
  planType: lenient(z.enum(["ready-to-cook", "ready-to-eat"])),
});
export type ProfilesSearch = z.infer<typeof ProfilesSearch>;

export const TopSearch = z.object({ region: lenient(Region) });
export type TopSearch = z.infer<typeof TopSearch>;
