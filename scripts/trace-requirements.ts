import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { testsByRequirement } from './requirement-ids.ts'

/**
 * `npm run coverage` writes docs/coverage.md: which test covers which row of docs/requirements, read from the names of the tests. With
 * `--check`, part of `npm run check`, it writes nothing and fails if a row is neither covered nor checked by hand.
 */

const file = 'docs/coverage.md'
const folder = 'docs/requirements'
/** The areas, each with the rows of its file. */
const areas = globSync('*.md', { cwd: folder })
  .filter((it) => it !== 'README.md')
  .sort()
  .map((it) => ({ name: it.replace('.md', ''), rows: rowsOf(`${folder}/${it}`) }))

function rowsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^\| (R-[A-Z]+-\d{3}) \|/gm)].map(
    ([, id = '']) => id,
  )
}

/** Rows that a person checks, and how. */
const checkedByHand: Record<string, string> = {
  'R-DASH-014':
    'by hand, in pictures of certificates; how their text is set is tested in server/certificates/pdf',
  'R-RUN-001':
    'by hand: `npm ci && npm run demo` in a clean clone; without the install, server/demo',
  'R-RUN-003': 'by hand: `.ci/run` in a clean clone',
}

const testsByRow = testsByRequirement()

const known = new Set(areas.flatMap(({ rows }) => rows))
const unknownIds = [...testsByRow.keys()].filter((id) => !known.has(id))
if (unknownIds.length > 0) {
  console.error(`No such row in ${folder}: ${unknownIds.join(', ')}`)
  process.exit(1)
}

if (process.argv.includes('--check')) {
  const uncovered = areas
    .flatMap(({ rows }) => rows)
    .filter((id) => !testsByRow.has(id) && !checkedByHand[id])
  for (const id of uncovered) console.error(`No test names ${id}`)
  process.exit(uncovered.length > 0 ? 1 : 0)
}

const lines = [
  '# Rows and tests',
  '',
  'Printed by `npm run coverage` from the names of the tests.',
  '',
]
const summary = ['| Area | Rows | Covered |', '|---|---|---|']
const details: string[] = []
let covered = 0
for (const { name, rows } of areas) {
  const done = rows.filter((id) => testsByRow.has(id)).length
  covered += done
  summary.push(`| ${name.toUpperCase()} | ${rows.length} | ${done} |`)
  details.push('', `## ${name.toUpperCase()}`, '')
  for (const id of rows) {
    const by = [...(testsByRow.get(id) ?? [])].join(', ')
    details.push(`- ${id}: ${by || checkedByHand[id] || '—'}`)
  }
}
summary.push(`| **all** | **${known.size}** | **${covered}** |`)
writeFileSync(file, [...lines, ...summary, ...details, ''].join('\n'))
console.log(`${covered} of ${known.size} rows are covered by a test that names them`)
