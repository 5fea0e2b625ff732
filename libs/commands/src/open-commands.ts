import { Access } from "@tablee/access/access";
import { trackingToken } from "@tablee/access/tracking-token";
import { noInvitations, unsubscribePath, unsubscribeToken } from "@tablee/access/unsubscribe-token";
import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Actor } from "@tablee/domain/kernel/log/actor";
import type { Language } from "@tablee/domain/kernel/place/region";
import type { MailPurpose } from "@tablee/domain/notice/vocabulary";
import { EventStore } from "@tablee/event-store/event-store";
import { type Gateways, openGateways, refuseEmbedded } from "@tablee/gateways/open-gateways";
import { sqlNoticeFacts } from "@tablee/notices/sql-facts";
import { type Clock, SharedClock, systemClock } from "@tablee/platform/clock";
import { type Config, movableClock } from "@tablee/platform/config";
import { migrateVault } from "@tablee/platform/migrate-vault";
import { opening } from "@tablee/platform/opening";
import { keyedHash, VaultPersonKeys } from "@tablee/platform/person-keys";
import { createPool, kysely, onItsOwnPool, type Pool } from "@tablee/platform/postgres";
import { sqlFacts } from "@tablee/projections/facts/sql-facts";
import { inquiriesOfVisitors } from "@tablee/projections/inquiries/queries";
import type { ReadTables } from "@tablee/projections/read-tables";
import { CommandRuntime } from "./command-runtime.ts";
import { Dependencies } from "./dependencies.ts";
import { BrandInForce, isCutOver } from "./flag/brand-in-force.ts";
import { messagesFrom } from "./inquiry/messages-from.ts";
import { withCrashPoints } from "./reaching-ports.ts";
import { migrateSnapshots, PostgresSnapshots } from "./snapshots.ts";
import { Steps, type Traces } from "./steps.ts";

/** The resources that every process needs: log, database, clock and the use cases' dependencies. */
export interface Opened {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly keys: VaultPersonKeys;
  readonly clock: Clock;
  /** The clock where it can be moved; undefined in production. */
  readonly movable: SharedClock | undefined;
  readonly gateways: Gateways;
  readonly dependencies: Dependencies;
  close(): Promise<void>;
}

interface OpenOptions {
  readonly connections?: number;
  /** Commands fail at once while the event store is known to be unavailable (the API); workers wait. */
  readonly breaks?: boolean;
  /** The longest time that a query of Postgres may take: see PoolOptions. */
  readonly answersWithinMs?: number;
}

export const openCommands = (config: Config, name: string, options: OpenOptions = {}): Promise<Opened> =>
  opening(async (closers) => {
    const { connections = 20, breaks = false, answersWithinMs } = options;
    refuseEmbedded(config);
    const pool = createPool(config.DATABASE_URL, { name, max: connections, answersWithinMs });
    closers.defer(() => pool.end());
    await onItsOwnPool(config.DATABASE_URL, migrateVault);
    await onItsOwnPool(config.DATABASE_URL, migrateSnapshots);
    const keys = new VaultPersonKeys(pool, config.TABLEE_MASTER_KEY);
    const store = new EventStore(config.EVENT_STORE_URL, keys, { breaks });
    closers.defer(() => store.close());
    const movable = movableClock(config) ? await SharedClock.start(pool) : undefined;
    closers.defer(() => movable?.stop());
    const runtime = new CommandRuntime(store, { snapshots: new PostgresSnapshots(pool) });
    const db = kysely<ReadTables>(pool);
    const brand = await BrandInForce.start(config, () => isCutOver(db));
    closers.defer(() => brand.stop());
    const gateways = await openGateways(pool, config, () => brand.current());
    closers.defer(() => gateways.close());
    const access = new Access(pool, config.TABLEE_MASTER_KEY);
    const { payments, deliveries, messages, newsletter, passwords, push, routing } = gateways;
    const hashes = { keyed: (purpose: string, text: string) => keyedHash(config.TABLEE_MASTER_KEY, purpose, text) };
    const writer = {
      facts: sqlNoticeFacts(db),
      publicUrl: config.PUBLIC_URL,
      images: gateways.images,
      get brand() {
        return brand.current();
      },
      trackingToken: (orderId: OrderId) => trackingToken(config.TABLEE_MASTER_KEY, orderId),
      emailCode: (codeId: string) => access.emailCodes.codeOf(codeId),
      openReason: async (actor: Actor) => (await store.openReasons([actor]))[0]!,
      unsubscribePath: (accountId: AccountId, purpose: MailPurpose, language: Language) =>
        unsubscribePath[language](unsubscribeToken(config.TABLEE_MASTER_KEY, { accountId, purpose })),
      noInvitationsPath: (language: Language) => unsubscribePath[language](noInvitations),
      resetToken: (resetId: string) => access.passwordResets.tokenOf(resetId),
    };
    const { card, paypal } = payments;
    const providers = withCrashPoints({ "payments.card": card, "payments.paypal": paypal });
    const { credentials, editingSessions: editing, pushTokens: devices, mailAllowance, newsletterConsents, staff } = access;
    const keep = credentials.keep.bind(credentials);
    const move = (accountId: AccountId, email: string) => access.changeEmail(accountId, email);
    const issueCode = access.emailCodes.issue.bind(access.emailCodes);
    const traces: Traces = {
      forgetAccess: (accountId, email) => access.forget(accountId, email),
      forgetMessages: (accountId, addresses) => messages.forget(accountId, addresses),
      forgetMailsToOthers: (messageIds) => messages.forgetSent(messageIds),
      forgetStops: (accountId) => routing.forget(accountId),
      keepVisitor: (key) => keys.createForVisitor(key),
      messagesFrom: (addressHashes) => messagesFrom({ keys, visitorsMessages: () => inquiriesOfVisitors(db) }, addressHashes),
      destroyKeys: (personId, addressHashes) => keys.destroy(personId, addressHashes),
    };
    const kept = { editing, devices, mailAllowance, newsletterConsents, credentials: { keep, move, issueCode }, staff, traces };
    const reaching = withCrashPoints({ deliveries, messages, newsletter, push, routing, passwords, ...kept });
    const ports = {
      ...reaching,
      credentials: { ...reaching.credentials, emailHash: (email: string) => credentials.emailHash(email) },
      payments: { card: providers["payments.card"], paypal: providers["payments.paypal"] },
    };
    const dependencies = new Dependencies({
      runtime,
      steps: new Steps(runtime, sqlFacts(db), { ...ports, hashes, writer }),
      db,
      access,
    });
    return { pool, store, keys, clock: movable ?? systemClock, movable, gateways, dependencies, close: () => closers.disposeAsync() };
  });
