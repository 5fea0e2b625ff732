import { type Actor, system } from "../kernel/log/actor.ts";

/** The actor of what a payment gateway reports unasked, by webhook. */
export const gatewayActor: Actor = system("payment-gateway");

export const isGateway = ({ id }: Pick<Actor, "id">): boolean => id === gatewayActor.id;
