/** The arrows of ARCHITECTURE.md, one rule each. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle means that two files are one file, or that a third is missing.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'chemistry-stands-alone',
      severity: 'error',
      comment: 'Chemistry is pure: it depends on nothing of the rest.',
      from: { path: '^packages/chemistry/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/chemistry/' },
    },
    {
      name: 'questions-use-chemistry-only',
      severity: 'error',
      comment: 'The engine knows chemistry, structures libraries and itself; no server, no screen, no I/O.',
      from: { path: '^packages/questions/src', pathNot: '\\.test\\.ts$|/scripts/' },
      to: { pathNot: '^packages/(chemistry|questions)/|node_modules/(openchemlib|@rdkit/rdkit)/' },
    },
    {
      name: 'contract-depends-on-zod-only',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contract/|node_modules/zod/' },
    },
    {
      name: 'web-never-sees-the-engine',
      severity: 'error',
      comment: 'Answer keys and generators stay on the server.',
      from: { path: '^apps/web' },
      to: { path: '^(packages/questions|apps/server)/' },
    },
    {
      name: 'web-primitives-know-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|api|attempt)/' },
      to: { path: '^apps/web/src/(app|shell|routes|quiz-flow|features)/' },
    },
    {
      name: 'web-features-do-not-see-the-shell',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(app|shell|routes|quiz-flow)/' },
    },
    {
      name: 'web-features-stand-apart',
      severity: 'error',
      comment: 'Routes combine features. The listed arrows are the ones of ARCHITECTURE.md.',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/($1|sign-in)/' },
    },
    {
      name: 'server-never-sees-the-web',
      severity: 'error',
      from: { path: '^apps/server' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^apps/server/src/.*-(service|repository)\\.ts$' },
      to: { path: 'node_modules/fastify/|^apps/server/src/http/|-routes\\.ts$' },
    },
    {
      name: 'repositories-know-no-service',
      severity: 'error',
      from: { path: '^apps/server/src/.*-repository\\.ts$' },
      to: { path: '-service\\.ts$' },
    },
    {
      name: 'only-repositories-touch-the-database',
      severity: 'error',
      from: {
        path: '^apps/server/src/(features|identity-provider|language-model|payments-sandbox)/',
        pathNot: '-repository\\.ts$|\\.test\\.ts$',
      },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
