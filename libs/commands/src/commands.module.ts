import { type DynamicModule, Module } from "@nestjs/common";
import { CqrsModule } from "@nestjs/cqrs";
import { Dependencies } from "./dependencies.ts";
import { Steps } from "./steps.ts";
import { boundHandlers } from "./use-case.ts";

/** The use cases, ready to be executed over Nest's command bus. */
@Module({})
export class CommandsModule {
  static with(dependencies: Dependencies): DynamicModule {
    return {
      module: CommandsModule,
      global: true,
      imports: [CqrsModule.forRoot()],
      providers: [{ provide: Dependencies, useValue: dependencies }, { provide: Steps, useValue: dependencies.steps }, ...boundHandlers()],
      exports: [CqrsModule, Dependencies, Steps],
    };
  }
}
