import { Controller, Res } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { keepRegion, locationByCoords, locationData } from "@tablee/contracts/calls/locations";
import type { FastifyReply } from "fastify";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { LocationsService } from "./locations.service.ts";

@Controller()
export class LocationsController {
  constructor(private readonly service: LocationsService) {}

  @Bind(locationData)
  data(@Input() input: InputOf<typeof locationData>, @By() by: Caller) {
    return this.service.data(input, by);
  }

  @Bind(locationByCoords)
  byCoords(@Input() input: InputOf<typeof locationByCoords>) {
    return this.service.byCoords(input);
  }

  @Bind(keepRegion)
  keep(@Input() input: InputOf<typeof keepRegion>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.service.keep(input, by, reply);
  }
}
