import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/subscription-profiles";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { ExplanationsService } from "./explanations.service.ts";
import { GenerationService } from "./generation.service.ts";
import { ProfilesService } from "./profiles.service.ts";

@Controller()
export class SubscriptionProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly generation: GenerationService,
    private readonly explanations: ExplanationsService,
  ) {}

  @Bind(calls.indexData)
  index(@Input() input: InputOf<typeof calls.indexData>) {
    return this.profiles.index(input);
  }

  @Bind(calls.topProfiles)
  top(@Input() input: InputOf<typeof calls.topProfiles>) {
    return this.profiles.top(input);
  }

  @Bind(calls.previewOrderGeneration)
  preview(@Input() input: InputOf<typeof calls.previewOrderGeneration>, @By() by: Caller) {
    return this.generation.preview(input, by);
  }

  @Bind(calls.generationRun)
  run(@Input() input: InputOf<typeof calls.generationRun>) {
    return this.generation.run(input);
  }

  @Bind(calls.generationRuns)
  runs(@Input() input: InputOf<typeof calls.generationRuns>) {
    return this.generation.latest(input);
  }

  @Bind(calls.generationRows)
  rows(@Input() input: InputOf<typeof calls.generationRows>) {
    return this.generation.rows(input);
  }

  @Bind(calls.generationExplanation)
  explanation(@Input() input: InputOf<typeof calls.generationExplanation>) {
    return this.explanations.ofRow(input);
  }

  @Bind(calls.orderExplanation)
  orderExplanation(@Input() input: InputOf<typeof calls.orderExplanation>) {
    return this.explanations.ofOrder(input);
  }

  @Bind(calls.commitGeneration)
  commit(@Input() input: InputOf<typeof calls.commitGeneration>, @By() by: Caller) {
    return this.generation.commit(input, by);
  }

  @Bind(calls.cancelPreview)
  cancel(@Input() input: InputOf<typeof calls.cancelPreview>) {
    return this.generation.cancel(input);
  }
}
