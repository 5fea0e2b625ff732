// The folders that each folder may import from, as rules. Each rule has a file in test/import-rules/tree.ts that it must refuse.

const ours = "^(libs|apps|workers|tools)/";
const tests = "\\.spec\\.tsx?$|/test/";
/** Examples of the domain that tests are made of; they see everything that they describe. */
const examples = "^libs/domain/testing/";
/** All that tests are made of. */
const testing = "^libs/(domain/testing|testing)/";
const kernel = "^libs/domain/src/kernel/";
/** Schemas and names of each context, and the words of its codes; words without a schema stand apart, for pages that need not bring the schemas. */
const vocabularies = "^libs/domain/src/([^/]+/(vocabulary|words|[a-z]+-words)|consent/(current-wordings|newsletter-thanks|terms))\\.ts$";
/** Files that a context publishes beside its vocabulary, named after what they hold. */
const published =
  "^libs/domain/src/(account/po-box|credit/sources|order/(charges/paid-additions|standing)|payment/purpose|pricing/(balance|lines|refund-asked|refunded|shown-discounts)|product/(contents|label|option-price|tax-category|tax-facts)|subscription/(allergens|diets|picks))\\.ts$";
const events = "^libs/domain/src/[^/]+/events\\.ts$|^libs/domain/src/streams\\.ts$";
const deciders = "^libs/domain/src/.+/(decider|decide-[^/]+|evolve[^/]*)\\.ts$";

/** Other files of the domain that read models use: terms by week, when a pause is long, what generation reads and gives, the state that the history shows. */
const shapes =
  "^libs/domain/src/(subscription/(long-pause|terms)|order-generation/(inputs|pick)|calendar/policy|credit/(corporate-plan|grants)|order/(state|standing)|returnables/state|gift-card/state|review/less)\\.ts$";

/** The timers of each noun. */
const due = "^libs/domain/src/([^/]+)/due[^/]*\\.ts$";

/** A folder of ours that may import nothing of ours but itself and what is named. */
const mayImport = (name, folder, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: `^${folder}/`, pathNot: [tests, examples] },
  to: { path: ours, pathNot: [`^${folder}/`, ...allowed] },
});

const forbid = (name, from, to, comment) => ({ name, comment, severity: "error", from, to });

/** Packages that ask read models through their queries, and through the files named. */
const asksQueries = (name, packages, comment, also = "") =>
  forbid(
    name,
    { path: `^libs/${packages}/`, pathNot: tests },
    { path: "^libs/projections/", pathNot: `/queries\\.ts$|/read-tables\\.ts$${also}` },
    comment,
  );

/** Packages that know a gateway by its port alone. */
const usesPorts = (name, packages, comment) =>
  forbid(name, { path: `^libs/${packages}/`, pathNot: tests }, { path: "^libs/gateways/src/.*/embedded-[^/]+\\.ts$" }, comment);

export default {
  forbidden: [
    mayImport("domain-knows-nobody", "libs/domain", [], "The domain is pure: it knows nothing of what is built upon it."),
    forbid(
      "domain-uses-zod-and-uuid",
      { path: "^libs/domain/src/.*\\.ts$", pathNot: [tests, testing] },
      { pathNot: [ours, "/node_modules/(zod|uuid)/"] },
      "No I/O, no clock, no platform in the domain: its packages are zod and uuid, and it uses nothing of Node.",
    ),
    forbid(
      "contexts-share-vocabularies",
      { path: "^libs/domain/src/([^/]+)/", pathNot: [tests, testing, due] },
      { path: "^libs/domain/src/", pathNot: ["^libs/domain/src/$1/", "^libs/domain/src/kernel/", vocabularies, published] },
      "A context of the domain imports the kernel and what another context publishes, and nothing else of it.",
    ),
    forbid(
      "due-follows-events",
      { path: due, pathNot: tests },
      {
        path: "^libs/domain/src/",
        pathNot: ["^libs/domain/src/($1|kernel)/", "^libs/domain/src/calendar/policy\\.ts$", vocabularies, events],
      },
      "What is due of a noun follows from events of several nouns, and from the calendar's policies.",
    ),
    mayImport(
      "event-store-reads-definitions",
      "libs/event-store",
      [kernel, "^libs/domain/src/streams\\.ts$", "^libs/platform/"],
      "The event store knows which events there are, not what they mean.",
    ),
    mayImport(
      "gateways-know-vocabularies",
      "libs/gateways",
      // The table of cities holds facts of the outside world, which our stand-in for a service of addresses is made of.
      [kernel, vocabularies, "^libs/domain/src/geography/cities\\.ts$", "^libs/platform/"],
      "The outside world speaks the domain's words and knows none of its rules.",
    ),
    mayImport(
      "access-knows-no-use-case",
      "libs/access",
      ["^libs/domain/src/", "^libs/event-store/src/events\\.ts$", "^libs/projections/", "^libs/gateways/", "^libs/platform/"],
      "Access answers use cases and apps, and knows none of them.",
    ),
    mayImport(
      "notices-tell",
      "libs/notices",
      ["^libs/domain/src/", "^libs/event-store/src/events\\.ts$", "^libs/(gateways|platform)/", "^libs/projections/"],
      "Notices are made from states and facts; they know no use case, and none of the packages beside them.",
    ),
    asksQueries("notices-ask-queries", "notices", "What a notice must know of read models it asks their queries."),
    usesPorts("notices-use-ports", "notices", "A notice knows a gateway by its port; which adapter stands behind it is configuration."),
    mayImport(
      "commands-load-fold-decide-append",
      "libs/commands",
      ["^libs/domain/src/", "^libs/(access|event-store|gateways|generation|notices|projections|platform)/"],
      "Use cases need the domain, the store, access, ports and queries; not contracts or apps.",
    ),
    asksQueries(
      "commands-ask-queries",
      "(access|commands)",
      "A command asks read models for facts through their queries.",
      "|^libs/projections/src/facts/",
    ),
    usesPorts("commands-use-ports", "(access|commands)", "A command knows a gateway by its port; configuration chooses the adapter."),
    mayImport(
      "command-bus-carries-use-cases",
      "libs/command-bus",
      ["^libs/commands/"],
      "The command bus runs the use cases of its list and knows nothing of what they do.",
    ),
    mayImport(
      "generation-knows-no-use-case",
      "libs/generation",
      ["^libs/domain/src/", "^libs/(event-store|gateways|projections|platform)/"],
      "Runs are made from the domain and from read models; commands make their orders, and they import no other package beside them.",
    ),
    asksQueries("generation-asks-queries", "generation", "A run asks read models through their queries."),
    mayImport(
      "automation-triggers",
      "libs/automation",
      ["^libs/domain/src/", "^libs/(commands|event-store|projections)/"],
      "Policies and schedules call use cases, and ask read models what is due.",
    ),
    mayImport(
      "simulation-plays-the-product",
      "libs/simulation",
      ["^libs/domain/", "^libs/(automation|commands|event-store|gateways|generation|platform|projections)/"],
      "The simulation plays the product's own use cases and automation over a log in memory; it has none of its own.",
    ),
    mayImport(
      "testing-sets-scenes",
      "libs/testing",
      ["^libs/domain/", "^libs/(automation|commands|event-store|gateways|generation|platform|projections|simulation)/"],
      "Households, fixtures and the model of a household's life are made of the product's own use cases, played by the simulation.",
    ),
    mayImport(
      "projections-read-events",
      "libs/projections",
      [kernel, vocabularies, events, shapes, deciders, due, "^libs/event-store/", "^libs/platform/"],
      "Read models follow events and their vocabulary; where one row is one stream, they fold with its decider.",
    ),
    mayImport(
      "contracts-state-the-border",
      "libs/contracts",
      [kernel, vocabularies],
      "The contract is what both sides of HTTP share: schemas and words.",
    ),
    mayImport("platform-knows-nobody", "libs/platform", [], "Configuration, clock and connections know nothing of ours."),
    mayImport(
      "history-knows-the-domain-alone",
      "libs/history",
      [kernel, vocabularies, "^libs/domain/src/streams\\.ts$"],
      "Both apps load its sentences: it knows which events there are and the words of their codes, and nothing that brings more.",
    ),
    mayImport("ui-shows", "libs/ui", [kernel, "^libs/contracts/"], "Components know how to show money, dates and words."),
    mayImport(
      "api-binds",
      "apps/api",
      [
        "^libs/(access|automation|contracts|command-bus|commands|generation|projections|event-store|gateways|platform)/",
        "^libs/domain/src/",
      ],
      "The API binds contracts to commands and queries.",
    ),
    forbid(
      "api-never-decides",
      { path: "^apps/api/", pathNot: tests },
      { path: deciders, pathNot: "^libs/domain/src/menu/decider\\.ts$" },
      "The API sends commands. (Of a menu it shows the gaps that the menu's decider knows.)",
    ),
    forbid(
      "apps-ask-questions",
      { path: "^(apps|workers)/", pathNot: tests },
      { path: "^libs/commands/src/aggregates\\.ts$" },
      "Apps and workers load no stream: libs/commands answers their questions, each in the folder of its noun.",
    ),
    mayImport(
      "workers-trigger",
      "workers",
      ["^libs/(automation|command-bus|commands|generation|projections|event-store|gateways|platform)/", "^libs/domain/src/"],
      "Workers trigger commands and move read models; no HTTP, no screens.",
    ),
    forbid(
      "workers-never-decide",
      { path: "^workers/", pathNot: tests },
      { path: deciders },
      "Workers trigger commands, they never decide.",
    ),
    mayImport(
      "web-speaks-the-contract",
      "apps/web",
      [kernel, vocabularies, published, "^libs/domain/src/pricing/", "^libs/(contracts|history|ui)/"],
      "The customers' app knows the contract, components, words, the history's sentences, and how a price adds up; never the server or the console.",
    ),
    mayImport(
      "console-speaks-the-contract",
      "apps/admin-console",
      [kernel, vocabularies, published, "^libs/(contracts|history|ui)/"],
      "The console knows the contract, components, words and the history's sentences; never the server or the customers' app.",
    ),
    forbid(
      "tools-stand-below-apps",
      { path: "^tools/" },
      { path: "^(apps|workers)/" },
      "A tool uses libraries and the contract's client, never the inside of an app.",
    ),
    forbid(
      "shared-is-below-features",
      { path: "^apps/([^/]+)/src/shared/" },
      { path: "^apps/$1/src/(features|routes)/" },
      "Inside an app: shared → features → routes.",
    ),
    forbid(
      "features-are-below-routes",
      { path: "^apps/([^/]+)/src/features/" },
      { path: "^apps/$1/src/routes/" },
      "Inside an app: shared → features → routes.",
    ),
    forbid(
      "features-are-strangers",
      { path: "^apps/([^/]+)/src/features/([^/]+)/" },
      { path: "^apps/$1/src/features/", pathNot: "^apps/$1/src/features/$2/" },
      "A feature never imports another feature.",
    ),
    forbid("examples-are-for-tests", { path: ours, pathNot: [tests, testing] }, { path: testing }, "The product imports no fixtures."),
    forbid("tests-are-not-imported", {}, { path: "\\.spec\\.tsx?$" }, "A test is nobody's library."),
    forbid("no-cycles", { path: ours }, { circular: true }, "Two files that need each other, if only for a type, are one file, or three."),
    forbid("imports-exist", { path: ours }, { couldNotResolve: true }, "Whatever is imported is there."),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["/build/", "\\.gen\\.ts$", "/stories/"] },
    moduleSystems: ["es6"],
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "browser", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
