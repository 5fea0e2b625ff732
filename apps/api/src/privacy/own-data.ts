import { Injectable } from "@nestjs/common";
import { beforeErasure } from "@tablee/commands/account/privacy/request-erasure";
import { termsOf } from "@tablee/commands/consent/terms-of";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { exportAccess, exportEvents, privacy } from "@tablee/contracts/calls/privacy";
import { areaById } from "@tablee/domain/geography/areas";
import type { ZoneName } from "@tablee/domain/kernel/zones/zones";
import { businessDay, businessZone } from "@tablee/domain/kernel/zones/zones";
import { historyCount, historyPage } from "@tablee/projections/account-history/queries";
import { accountById } from "@tablee/projections/accounts/queries";
import type { AccountRow } from "@tablee/projections/accounts/read-model";
import { consentsOf } from "@tablee/projections/consents/queries";
import { eventsOf } from "../admin/accounts/events-of-rows.ts";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { localInstant } from "../views/local-time.ts";
import { visitorsMessages } from "./visitors-messages.ts";

const zoneOf = (account: AccountRow | undefined): ZoneName => areaById(account?.area_id ?? "")?.zone ?? businessZone;

/** The terms that bind the client, with the day from which the next version does. */
function shownTerms(binding: Awaited<ReturnType<typeof termsOf>>): OutputOf<typeof privacy>["terms"] {
  if (!binding) return null;
  const { version, next } = binding;
  return { version, next: next ? { version: next.version, appliesOn: businessDay(next.appliesAt) } : null };
}

/** The data held about a client, for the client. */
@Injectable()
export class OwnData {
  constructor(private readonly api: ApiContext) {}

  async show({ accountId, receivedAt }: Caller): Promise<OutputOf<typeof privacy>> {
    const { reads, steps } = this.api;
    const [account, events, before, terms] = await Promise.all([
      accountById(reads, accountId),
      historyCount(reads, accountId),
      beforeErasure(steps, accountId, receivedAt),
      termsOf(steps, accountId, receivedAt),
    ]);
    const { blocks, purchasedCents } = before;
    return { email: account?.email ?? "", events, blocks: [...blocks], purchasedCents, terms: shownTerms(terms) };
  }

  /** A page reads no more of the log than its events' streams. */
  async events({ after, limit }: InputOf<typeof exportEvents>, { accountId }: Caller): Promise<OutputOf<typeof exportEvents>> {
    const { reads, opened } = this.api;
    const [account, rows, total] = await Promise.all([
      accountById(reads, accountId),
      historyPage(reads, accountId, limit, after),
      historyCount(reads, accountId),
    ]);
    const zone = zoneOf(account);
    const events = await eventsOf(opened.store, rows);
    return {
      events: events.map(({ position, stream, type, data, metadata: { at, actor, session } }) => ({
        position: position.toString(),
        stream,
        type,
        at: localInstant(at, zone),
        by: actor.kind,
        reason: actor.reason ?? null,
        // The devices of staff are their own data.
        device: actor.kind === "client" ? (session?.device ?? null) : null,
        data: data as Record<string, unknown>,
      })),
      next: rows.length === limit ? rows.at(-1)!.position : null,
      total,
    };
  }

  async access({ accountId, session }: Caller): Promise<OutputOf<typeof exportAccess>> {
    const { reads, access } = this.api;
    const [account, credential, sessions, devices, consents] = await Promise.all([
      accountById(reads, accountId),
      access.credentials.ofAccount(accountId),
      access.sessions.ofClient(accountId, session!),
      access.pushTokens.ofAccount(accountId),
      consentsOf(reads, accountId),
    ]);
    const zone = zoneOf(account);
    return {
      passwordHolder: Boolean(credential?.passwordHash),
      triesCounted: account ? await access.attempts.triesOf(account.email) : 0,
      sessions: sessions.map(({ device, browser, system, beganAt }) => ({ device, browser, system, beganAt: localInstant(beganAt, zone) })),
      pushDevices: devices.map(({ platform, registeredAt }) => ({ platform, registeredAt: localInstant(registeredAt, zone) })),
      consents: consents.map(({ purpose, answers }) => ({
        purpose,
        answers: answers.map(({ given, at, source, wording = null, language = null }) => ({
          given,
          at: localInstant(at, zone),
          source,
          wording,
          language,
        })),
      })),
      messages: await visitorsMessages(this.api, accountId, zone),
    };
  }
}
