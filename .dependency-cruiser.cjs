/** The dependency rules of docs/architecture.md: one for every folder. */

const inServer = (...folders) => `^server/(${folders.join('|')})/`
const TEST = '\\.test\\.ts$'
// a route of a feature binds it to HTTP, so it may import rpc/ and site/
const ROUTES = 'routes?\\.ts$'

// each row may import the rows above it, none below
const features = [
  ['wallet', 'settings'],
  ['auth', 'classes'],
  ['enrolment', 'messages', 'push', 'uploads', 'renditions'],
  ['lessons', 'payments', 'live'],
  ['voice'],
  ['exams'],
  ['study', 'corrections'],
  ['comments', 'game', 'certificates', 'guardians', 'letters', 'words'],
  ['public-pages', 'finder'],
  ['copies'],
  ['audit', 'admin', 'bin', 'privacy', 'staff'],
]

const upwardsOnly = features.slice(0, -1).map((row, index) => ({
  name: `server-${row.join('-')}-upwards-only`,
  comment: 'Features import only features above them in the list of docs/architecture.md',
  severity: 'error',
  from: { path: inServer(...row), pathNot: TEST },
  to: { path: inServer(...features.slice(index + 1).flat()) },
}))

// the folders of server/payments: each may import the ones before it; the files beside them are for all
const payments = [
  'paystack',
  'sandbox',
  'refunds',
  'transfers',
  'settlement',
  'checkout',
  'recorded',
  'history',
]
const inPayments = (folders) => `^server/payments/(${folders.join('|')})/`

const paymentsOneWay = [
  ...payments.slice(0, -1).map((folder, index) => ({
    name: `payments-${folder}-imports`,
    severity: 'error',
    from: { path: inPayments([folder]), pathNot: TEST },
    to: { path: inPayments(payments.slice(index + 1)) },
  })),
  {
    name: 'payments-files-import-no-folder',
    comment: 'Only the choice of the provider and the routes know the folders',
    severity: 'error',
    from: {
      path: '^server/payments/[^/]+\\.ts$',
      pathNot: `(${ROUTES}|/select-provider\\.ts$|${TEST})`,
    },
    to: { path: inPayments(payments) },
  },
]

/** Lets a folder of the server import only these folders, the contract and packages. */
const onlyImports = (folder, ...allowed) => ({
  name: `server-${folder}-imports`,
  severity: 'error',
  from: { path: inServer(folder), pathNot: TEST },
  to: { path: '^(server|web|e2e|bench|soak|scripts)/', pathNot: inServer(folder, ...allowed) },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^contract/platform/zod\\.ts$' },
      to: { pathNot: 'node_modules/zod' },
    },
    {
      name: 'contract-imports-no-package',
      comment:
        'schemas come from contract/platform/zod.ts, which shares equal ones; the schedule of words is that of ts-fsrs',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$|^contract/platform/zod\\.ts$' },
      to: {
        pathNot:
          '^(contract/|messages/(message|languages|runtime)\\.ts$|messages/compiled/messages|node_modules/ts-fsrs/)',
      },
    },
    {
      name: 'messages-import-nothing',
      severity: 'error',
      from: { path: '^messages/' },
      to: { pathNot: '^messages/|node_modules/make-plural' },
    },
    {
      name: 'web-imports-no-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|e2e|bench|scripts)/' },
    },
    {
      name: 'server-imports-no-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'kit-imports-no-feature',
      severity: 'error',
      from: { path: '^web/kit/' },
      // money, the school's clock and addresses are written, texts compared and found, names ordered and covers coloured the same way everywhere
      to: {
        path: '^(contract|web/(api|loading|features|screens|app))/',
        pathNot:
          '^contract/(arabic/(arabic|arabic-search|search-places)|auth/sign-in-name|classes/cover-colour|settings/school-letter|(platform/(duration|hijri|hijri-text|kobo|name-order|school-time)|offline/data-size))\\.ts$',
      },
    },
    {
      name: 'api-imports-no-screen',
      severity: 'error',
      from: { path: '^web/api/' },
      to: { path: '^web/(features|screens|app|kit|loading)/' },
    },
    {
      name: 'loading-imports-no-feature',
      severity: 'error',
      from: { path: '^web/loading/' },
      to: { path: '^(contract|web/(features|screens|app))/' },
    },
    {
      name: 'forms-import-no-feature',
      severity: 'error',
      from: { path: '^web/forms/' },
      to: { path: '^web/(features|screens|app)/' },
    },
    {
      name: 'uploads-import-no-feature',
      comment: 'Uploads of administrators, which outlive the screens that begin them',
      severity: 'error',
      from: { path: '^web/uploads/' },
      to: { path: '^web/(features|screens|app|forms)/' },
    },
    {
      name: 'downloads-import-no-feature',
      comment: 'Files of administrators, which several features export',
      severity: 'error',
      from: { path: '^web/downloads/' },
      to: { path: '^web/(features|screens|app|forms|uploads)/' },
    },
    {
      name: 'uploads-and-downloads-are-for-features-and-screens',
      severity: 'error',
      from: { path: '^web/(kit|api|loading|forms)/' },
      to: { path: '^web/(uploads|downloads)/' },
    },
    {
      name: 'kit-imports-no-forms',
      severity: 'error',
      from: { path: '^web/(kit|api|loading)/' },
      to: { path: '^web/forms/' },
    },
    {
      name: 'web-features-are-independent',
      comment: 'What several features use is in shared/ of the feature that it belongs to',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/($1|[^/]+/shared)/' },
    },
    {
      name: 'web-shared-parts-import-shared-parts',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/shared/' },
      to: { path: '^web/features/', pathNot: '^web/features/[^/]+/shared/' },
    },
    {
      name: 'web-features-import-no-screen',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/(screens|app)/' },
    },
    {
      name: 'screens-import-no-app',
      severity: 'error',
      from: { path: '^web/screens/' },
      to: { path: '^web/app/' },
    },
    onlyImports('platform'),
    onlyImports('migrations', 'platform'),
    onlyImports('rpc', 'platform'),
    onlyImports('site', 'platform', 'rpc'),
    onlyImports('backup', 'platform'),
    {
      name: 'features-import-features',
      comment:
        'A feature imports other features and platform/; its routes also import rpc/ and site/',
      severity: 'error',
      from: {
        path: inServer(...features.flat()),
        pathNot: `(${ROUTES}|^server/copies/|${TEST})`,
      },
      to: {
        path: '^(server|e2e|bench|soak|scripts)/',
        pathNot: inServer('platform', ...features.flat()),
      },
    },
    {
      name: 'copies-import-backup',
      comment: 'server/copies plans what server/backup does',
      severity: 'error',
      from: { path: inServer('copies'), pathNot: `(${ROUTES}|${TEST})` },
      to: {
        path: '^(server|e2e|bench|soak|scripts)/',
        pathNot: inServer('platform', 'backup', ...features.flat()),
      },
    },
    {
      name: 'table-types-import-contract',
      severity: 'error',
      from: { path: '^server/[^/]+/tables\\.ts$' },
      to: {
        pathNot:
          '^(contract/|messages/languages\\.ts$|server/platform/tables\\.ts$)|node_modules/kysely',
      },
    },
    {
      name: 'routes-import-rpc',
      severity: 'error',
      from: { path: `^server/[^/]+/.*${ROUTES}` },
      to: {
        path: '^(server|e2e|bench|soak|scripts)/',
        pathNot: inServer('platform', 'rpc', 'site', 'backup', ...features.flat()),
      },
    },
    {
      name: 'routes-are-collected-once',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(handlers|http-server)\\.ts$' },
      to: { path: `^server/.+${ROUTES}` },
    },
    {
      name: 'demo-uses-handlers',
      severity: 'error',
      from: { path: inServer('demo'), pathNot: TEST },
      to: { path: inServer('rpc', 'site', 'migrations', 'test') },
    },
    {
      name: 'test-code-in-tests-only',
      severity: 'error',
      from: { path: '^server/', pathNot: `(^server/test/|${TEST})` },
      to: { path: inServer('test') },
    },
    ...upwardsOnly,
    ...paymentsOneWay,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no parser that other programs can call yet
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
