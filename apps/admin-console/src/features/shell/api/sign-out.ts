import { staffSignOut } from "@tablee/contracts/calls/staff-sessions";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../shared/api/client.ts";

/** Ends the session; the page is loaded anew, so that nothing that was read stays in memory. */
export const useSignOut = () => useMutation({ mutationFn: () => api(staffSignOut, {}), onSuccess: () => location.reload() });
