import { allPolicies } from "@tablee/automation/policies/all-policies.gen";

const types: ReadonlyMap<string, readonly string[]> = new Map(allPolicies.map((policy) => [policy.name, policy.types]));

/**
 * The types of event that a policy acts on: its checkpoint passes those and is written for others in its own time. Undefined for a
 * policy that this version no longer has.
 */
export const typesOf = (policy: string): readonly string[] | undefined => types.get(policy);
