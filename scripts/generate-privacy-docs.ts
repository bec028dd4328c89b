import { readFileSync, writeFileSync } from 'node:fs'
import { openSqlite } from '../server/platform/db.ts'
import { migrate } from '../server/platform/migrate.ts'
import { compareRegistry } from '../server/privacy/compare-registry.ts'
import { type AnyTable, privacyTables } from '../server/privacy/registry.ts'
import type { TextRule } from '../server/privacy/registry-types.ts'

/** Prints docs/privacy.md from the registry of personal data: `npm run privacy`. With --check it only compares. */
const file = 'docs/privacy.md'

/** The meaning of each rule for a column, in the order of the table at the top of the page. */
const rules: Record<TextRule, { whose: string; exported: string; erased: string }> = {
  own: { whose: 'the person', exported: 'yes', erased: 'emptied' },
  name: { whose: 'the person', exported: 'yes', erased: "replaced by 'Former student'" },
  file: { whose: 'the person', exported: 'with the file', erased: 'emptied, the file deleted' },
  mention: {
    whose: 'its writer; it can name a person',
    exported: "in the person's rows",
    erased:
      'name, email, phone number and referral code replaced in rows of the person; mentions in others are listed to administrators',
  },
  code: { whose: 'no one', exported: 'yes', erased: 'stays' },
  school: { whose: 'the school', exported: 'where listed', erased: 'stays' },
  internal: { whose: 'no one', exported: 'no', erased: 'stays' },
  secret: { whose: 'the person', exported: 'no', erased: 'emptied' },
}

function renderRules(): string[] {
  return [
    '| Rule | Whose data | In the archive | On erasure |',
    '| --- | --- | --- | --- |',
    ...Object.entries(rules).map(
      ([rule, it]) => `| ${rule} | ${it.whose} | ${it.exported} | ${it.erased} |`,
    ),
  ]
}

/** The row of a table in the page. */
function renderTable([name, entry]: readonly [string, AnyTable]): string {
  const { rows, exportAs, exportColumns, onErasure, erasedTo, erasedRows, columns } = entry
  const codes = (names: readonly string[]) => names.map((it) => `\`${it}\``).join(', ')
  const byRule = Map.groupBy(Object.entries(columns), ([, rule]) => rule)
  const archive = exportAs
    ? `\`${exportAs}.json\`${exportColumns ? `: ${codes(exportColumns)}` : ''}`
    : ''
  const emptied = Object.entries(erasedTo ?? {}).map(
    ([column, value]) => `\`${column}\` is \`${value}\``,
  )
  const condition = emptied.length > 0 && erasedRows ? ` where \`${erasedRows}\`` : ''
  const erasure = rows ? [onErasure === 'delete' ? 'deleted' : 'stay', ...emptied].join('; ') : ''
  return `| ${[
    name,
    `${entry.why} Kept: ${entry.kept}.`,
    rows ? `\`${rows}\`` : 'none',
    archive,
    `${erasure}${condition}`,
    [...byRule].map(([rule, list]) => `${rule}: ${codes(list.map(([it]) => it))}`).join('; '),
  ]
    .map((it) => it.replaceAll('|', '\\|'))
    .join(' | ')} |`
}

function renderPage(): string {
  const lines = [
    '# Personal data',
    '',
    'Printed from `server/privacy/registry.ts` by `npm run privacy`: every table and text column, whose data it holds, why and for',
    'how long, and how it is exported ("Download my data") and erased ("Delete my account"). `npm run check` compares it with the',
    'schema. Numbers and times of a row are exported with it and stay. Reasons: [decision 0656](decisions/0656-registry-of-personal-data.md).',
    '',
    ...renderRules(),
  ]
  lines.push(
    '',
    '| Table | What for, and how long | Rows of a person | In the archive | On erasure | Columns by rule |',
    '| --- | --- | --- | --- | --- | --- |',
    ...privacyTables.map(renderTable),
  )
  return `${lines.join('\n')}\n`
}

async function findDifferences(): Promise<string[]> {
  const db = openSqlite(':memory:')
  try {
    await migrate(db)
    return await compareRegistry(db)
  } finally {
    await db.destroy()
  }
}

const differences = await findDifferences()
for (const line of differences) console.error(`server/privacy/registry: ${line}`)
if (differences.length > 0) process.exit(1)
if (!process.argv.includes('--check')) writeFileSync(file, renderPage())
else if (readFileSync(file, 'utf8') !== renderPage()) {
  console.error(`${file} differs from server/privacy/registry.ts: run npm run privacy`)
  process.exit(1)
}
