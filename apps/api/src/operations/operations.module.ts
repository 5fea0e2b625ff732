import { Module } from "@nestjs/common";
import { Conductor } from "./conductor.ts";
import { OperationsController } from "./operations.controller.ts";
import { ProjectionsService } from "./projections.service.ts";
import { QueuesService } from "./queues.service.ts";
import { SetAsideService } from "./set-aside.service.ts";

/** Read models, queues, the clock. */
@Module({ controllers: [OperationsController], providers: [Conductor, ProjectionsService, QueuesService, SetAsideService] })
export class OperationsModule {}
