export const devices = ["computer", "phone", "tablet", "other"] as const;
/** The kind of a device: all that events keep of its user agent. */
export type Device = (typeof devices)[number];

/** The names of a browser and its system, by which its owner recognises a session; a name that the user agent does not hold is absent. */
export interface Agent {
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}
