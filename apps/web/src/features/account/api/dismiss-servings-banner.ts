import { dismissServingsBanner } from "@tablee/contracts/calls/banners";
import { request } from "../../../shared/api/request.ts";

export const dismissServings = (key: string) => request(dismissServingsBanner, { key });
