import { type DynamicModule, Module } from "@nestjs/common";
import { CqrsModule } from "@nestjs/cqrs";
import { Steps } from "@tablee/commands/steps";
import { Commands } from "./commands.ts";
import { handlers } from "./handlers.ts";
import { type Observe, Observer } from "./observer.ts";

/** Every use case, ready to be sent over Nest's command bus. */
@Module({})
export class CommandBusModule {
  static with(steps: Steps, observe: Observe): DynamicModule {
    return {
      module: CommandBusModule,
      global: true,
      imports: [CqrsModule.forRoot()],
      providers: [{ provide: Steps, useValue: steps }, { provide: Observer, useValue: new Observer(observe) }, Commands, ...handlers],
      exports: [Commands, Steps],
    };
  }
}
