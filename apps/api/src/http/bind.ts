import { applyDecorators, createParamDecorator, type ExecutionContext, Get, HttpCode, Post, SetMetadata } from "@nestjs/common";
import type { Call, OutputOf } from "@tablee/contracts/call";
import type { FastifyRequest } from "fastify";
import type { Caller } from "./caller.ts";
import type { SharedAnswer } from "./shared-answer.ts";

export const CALL = Symbol("call");

export interface CallRequest extends FastifyRequest {
  call?: Call;
  callInput?: unknown;
  caller?: Caller;
  receivedAt?: string;
}

/** A parameter of the path is one of the input's fields. */
const routeOf = ({ path }: Call): string => path.replace(/\{(\w+)\}/g, ":$1");

type Answer<C extends Call> = OutputOf<C> | Promise<OutputOf<C> | SharedAnswer<OutputOf<C>>>;

/**
 * Binds a method to an entry of the contract: path, method, permission, validation and documentation all come from there. A
 * method whose return type differs from the entry's output does not compile.
 */
export const Bind = <C extends Call>(call: C) =>
  applyDecorators(call.method === "GET" ? Get(routeOf(call)) : Post(routeOf(call)), HttpCode(200), SetMetadata(CALL, call)) as <
    Method extends (...args: never[]) => Answer<C>,
  >(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ) => void;

/** The call's input, already validated. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<CallRequest>().callInput,
);

/** The caller. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<CallRequest>().caller);
