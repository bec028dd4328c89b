/** The arrows of the architecture: what may import what. Everything else is an error. */
const nouns = (names) => `^server/(${names})/`

// each row may import the rows above it and nothing below
const order = [
  'platform',
  'wallet|settings',
  'auth|classes',
  'enrolment|messages|push',
  'lessons|payments',
  'exams',
  'study',
  'comments|game|certificates',
  'admin',
]

const upwardsOnly = order.slice(0, -1).map((row, at) => ({
  name: `server-${row.replaceAll('|', '-')}-looks-down`,
  comment: 'Among the nouns, only upwards in the list of docs/architecture.md',
  severity: 'error',
  from: { path: nouns(row), pathNot: '(routes|-route|\\.test)\\.ts$' },
  to: { path: nouns(order.slice(at + 1).join('|')) },
}))

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^contract/|node_modules/zod' },
    },
    {
      name: 'web-and-server-are-strangers',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|e2e|bench|scripts)/' },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'kit-knows-no-school',
      severity: 'error',
      from: { path: '^web/kit/' },
      // money and the school's clock are written the same way everywhere
      to: {
        path: '^(contract|web/(api|loading|features|screens|app))/',
        pathNot: '^contract/(kobo|school-time)\\.ts$',
      },
    },
    {
      name: 'api-asks-only',
      severity: 'error',
      from: { path: '^web/api/' },
      to: { path: '^web/(features|screens|app|kit|loading)/' },
    },
    {
      name: 'loading-knows-no-feature',
      severity: 'error',
      from: { path: '^web/loading/' },
      to: { path: '^(contract|web/(features|screens|app))/' },
    },
    {
      name: 'forms-know-no-feature',
      severity: 'error',
      from: { path: '^web/forms/' },
      to: { path: '^web/(features|screens|app)/' },
    },
    {
      name: 'kit-knows-no-forms',
      severity: 'error',
      from: { path: '^web/(kit|api|loading)/' },
      to: { path: '^web/forms/' },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'features-know-no-screen',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/(screens|app)/' },
    },
    {
      name: 'screens-know-no-app',
      severity: 'error',
      from: { path: '^web/screens/' },
      to: { path: '^web/app/' },
    },
    {
      name: 'only-handlers-collects-routes',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(handlers|http-server)\\.ts$' },
      to: { path: 'routes?\\.ts$' },
    },
    {
      name: 'only-routes-know-rpc',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot:
          '(^server/(rpc|site)/|routes?\\.ts$|^server/(handlers|serve|http-server)\\.ts$|^server/test/|\\.test\\.ts$)',
      },
      to: { path: '^server/(rpc|site)/' },
    },
    ...upwardsOnly,
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
