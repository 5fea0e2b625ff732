import { type DynamicModule, Module, type Type } from "@nestjs/common";
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, Reflector } from "@nestjs/core";
import { CommandBusModule } from "@tablee/command-bus/command-bus.module";
import { Commands } from "@tablee/command-bus/commands";
import { ApiContext } from "./api-context.ts";
import { controllers } from "./controllers.ts";
import { CallGuard } from "./http/call.guard.ts";
import { CallInterceptor } from "./http/call.interceptor.ts";
import type { FailureFilter } from "./http/failure.filter.ts";
import { providersFor } from "./providers.ts";

/** The calls of the contract, and the guards and filters of each. */
@Module({})
export class ApiModule {
  static with(api: ApiContext, failures: FailureFilter, own: readonly Type[] = controllers): DynamicModule {
    return {
      module: ApiModule,
      imports: [CommandBusModule.with(api.steps, api.observe)],
      controllers: [...own],
      providers: [
        { provide: ApiContext, useValue: api },
        { provide: APP_GUARD, useClass: CallGuard },
        { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
        { provide: APP_FILTER, useValue: failures },
        ...providersFor([...own, CallGuard, CallInterceptor], [ApiContext, Commands, Reflector]),
      ],
    };
  }
}
