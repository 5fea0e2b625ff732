import { unpauseAccount } from "@tablee/contracts/calls/account";
import { request } from "../../../shared/api/request.ts";

/** Deliveries go on; weeks that were skipped for the pause alone come back. */
export const unpause = () => request(unpauseAccount, {});
