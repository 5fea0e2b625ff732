import { type Actor, system } from "../kernel/log/actor.ts";

/** Who records what a payment gateway says of its own accord, by webhook. */
export const gatewayActor: Actor = system("payment-gateway");

export const isGateway = ({ id }: Pick<Actor, "id">): boolean => id === gatewayActor.id;
