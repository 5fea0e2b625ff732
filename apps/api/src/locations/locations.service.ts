import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { keepRegion, locationByCoords, locationData } from "@tablee/contracts/calls/locations";
import { regionAt } from "@tablee/domain/geography/cities";
import type { FastifyReply } from "fastify";
import type { Caller } from "../http/caller.ts";
import { SessionStore } from "../sessions/session-store.ts";
import { VisitRegion } from "./visit-region.ts";

@Injectable()
export class LocationsService {
  constructor(
    private readonly regions: VisitRegion,
    private readonly sessions: SessionStore,
  ) {}

  async data({ lat, lon }: InputOf<typeof locationData>, by: Caller): Promise<OutputOf<typeof locationData>> {
    const found = lat !== undefined && lon !== undefined ? regionAt(lat, lon) : undefined;
    return { region: found ?? (await this.regions.of(by)) };
  }

  byCoords({ lat, lon }: InputOf<typeof locationByCoords>): OutputOf<typeof locationByCoords> {
    return { region: regionAt(lat, lon) ?? null };
  }

  async keep({ region }: InputOf<typeof keepRegion>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof keepRegion>> {
    await this.sessions.remember(by.session, reply, { region });
    const own = by.session?.accountId ? await this.regions.known(by) : undefined;
    return { region: own ?? region };
  }
}
