import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/operations";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { Conductor } from "./conductor.ts";
import { ProjectionsService } from "./projections.service.ts";
import { QueuesService } from "./queues.service.ts";
import { SetAsideService } from "./set-aside.service.ts";

@Controller()
export class OperationsController {
  constructor(
    private readonly models: ProjectionsService,
    private readonly queues: QueuesService,
    private readonly aside: SetAsideService,
    private readonly conductor: Conductor,
  ) {}

  @Bind(calls.projections)
  projections() {
    return this.models.all();
  }

  @Bind(calls.parkedKeys)
  parked(@Input() input: InputOf<typeof calls.parkedKeys>) {
    return this.models.parked(input);
  }

  @Bind(calls.setAside)
  setAside(@Input() input: InputOf<typeof calls.setAside>) {
    return this.aside.of(input);
  }

  @Bind(calls.tryAgain)
  tryAgain(@Input() input: InputOf<typeof calls.tryAgain>) {
    return this.aside.tryAgain(input);
  }

  @Bind(calls.rebuildProjection)
  rebuild(@Input() input: InputOf<typeof calls.rebuildProjection>, @By() by: Caller) {
    return this.models.rebuild(input, by);
  }

  @Bind(calls.cancelRebuild)
  cancel(@Input() input: InputOf<typeof calls.cancelRebuild>) {
    return this.models.cancel(input);
  }

  @Bind(calls.pauseProjection)
  pause(@Input() input: InputOf<typeof calls.pauseProjection>) {
    return this.models.pause(input);
  }

  @Bind(calls.repairKey)
  repair(@Input() input: InputOf<typeof calls.repairKey>) {
    return this.models.repair(input);
  }

  @Bind(calls.queues)
  allQueues() {
    return this.queues.all();
  }

  @Bind(calls.pauseQueue)
  pauseQueue(@Input() input: InputOf<typeof calls.pauseQueue>) {
    return this.queues.pause(input);
  }

  @Bind(calls.clock)
  clock() {
    return this.conductor.view();
  }

  @Bind(calls.advanceClock)
  advance(@Input() { to }: InputOf<typeof calls.advanceClock>) {
    return this.conductor.begin(to);
  }
}
