import { applyDecorators, createParamDecorator, type ExecutionContext, Get, HttpCode, Post, SetMetadata } from "@nestjs/common";
import type { Call } from "@tablee/contracts/call";
import type { FastifyRequest } from "fastify";
import type { Caller } from "./caller.ts";

export const CALL = Symbol("call");

export interface CallRequest extends FastifyRequest {
  call?: Call;
  callInput?: unknown;
  caller?: Caller;
  receivedAt?: string;
}

/** Binds a method to an entry of the contract: path, method, permission, validation and documentation all come from there. */
export const Bind = (call: Call): MethodDecorator =>
  applyDecorators(call.method === "GET" ? Get(call.path) : Post(call.path), HttpCode(200), SetMetadata(CALL, call));

/** The call's input, already validated. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<CallRequest>().callInput,
);

/** Who is calling. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<CallRequest>().caller);
