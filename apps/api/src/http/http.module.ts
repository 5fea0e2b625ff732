import { type DynamicModule, Module } from "@nestjs/common";
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from "@nestjs/core";
import { FlipperModule } from "../flipper/flipper.module.ts";
import { SessionsModule } from "../sessions/sessions.module.ts";
import { CallGuard } from "./call.guard.ts";
import { CallInterceptor } from "./call.interceptor.ts";
import { FailureFilter } from "./failure.filter.ts";

/** What every call passes, in whichever module its controller is. */
@Module({})
export class HttpModule {
  static with(failures: FailureFilter): DynamicModule {
    return {
      module: HttpModule,
      imports: [FlipperModule, SessionsModule],
      providers: [
        { provide: APP_GUARD, useClass: CallGuard },
        { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
        { provide: APP_FILTER, useValue: failures },
      ],
    };
  }
}
