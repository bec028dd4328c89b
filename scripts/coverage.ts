import { globSync, readFileSync, writeFileSync } from 'node:fs'

/** docs/coverage.md: which rows of the requirements are held by which tests, read from the tests' names. */

const file = 'docs/coverage.md'
const rowId = /R-([A-Z]+)-(\d{3})/g
/** How many rows each part of the requirements has. */
const rows: Record<string, number> = {
  AUTH: 59,
  LANDING: 18,
  LAYOUT: 29,
  PUSH: 9,
  DASH: 23,
  SEM: 13,
  REFER: 14,
  BROWSE: 25,
  MYCLASS: 10,
  CLASS: 48,
  LESSON: 44,
  EXAM: 34,
  COMMENT: 23,
  PROFILE: 7,
  WALLET: 23,
  MSG: 19,
  GAME: 40,
  ADASH: 14,
  ACLASS: 40,
  ALESSON: 25,
  ASTUD: 20,
  APAY: 9,
  AMSG: 17,
  ASET: 12,
  ACERT: 28,
  AEXAM: 13,
  ROUTE: 10,
  WIRE: 24,
  SEC: 24,
  MONEY: 19,
  RUN: 15,
}

/** Rows that a person sees, and how. */
const byHand: Record<string, string> = {
  'R-DASH-014':
    'by hand, in pictures of certificates; how their text is set is tested in server/certificates/paper',
  'R-RUN-001':
    'by hand: `npm ci && npm run demo` in a clean clone; without the install, server/demo',
  'R-RUN-003': 'by hand: `.ci/run` in a clean clone',
}

const tests = globSync(['{contract,server,web,scripts}/**/*.test.ts', 'e2e/**/*.spec.ts'])
const held = new Map<string, Set<string>>()

/** A name may hold a run of rows: 'R-SEC-002..004'. */
function idsIn(name: string): string[] {
  const runs = [...name.matchAll(/R-([A-Z]+)-(\d{3})\.\.(\d{3})/g)].flatMap(
    ([, part = '', from, to]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) =>
        idOf(part, Number(from) + at),
      ),
  )
  return [
    ...runs,
    ...[...name.matchAll(rowId)].map(([, part = '', number]) => idOf(part, Number(number))),
  ]
}

function idOf(part: string, number: number) {
  return `R-${part}-${String(number).padStart(3, '0')}`
}

for (const path of tests.sort()) {
  // a test's name, or the row of a table that becomes one
  const names = readFileSync(path, 'utf8').matchAll(
    /(['"`])((?:(?!\1).)*\bR-[A-Z]+-\d{3}(?:(?!\1).)*)\1/g,
  )
  for (const [, , name = ''] of names) {
    for (const id of idsIn(name)) held.set(id, (held.get(id) ?? new Set()).add(path))
  }
}

const lines = [
  '# Which rows are held',
  '',
  'Printed by `npm run coverage` from the names of the tests.',
  '',
]
const summary = ['| Part | Rows | Held |', '|---|---|---|']
const details: string[] = []
let sum = 0
for (const [part, count] of Object.entries(rows)) {
  const ids = Array.from({ length: count }, (_, at) => idOf(part, at + 1))
  const done = ids.filter((id) => held.has(id))
  sum += done.length
  summary.push(`| ${part} | ${count} | ${done.length} |`)
  details.push('', `## ${part}`, '')
  for (const id of ids) {
    const by = [...(held.get(id) ?? [])].join(', ')
    details.push(`- ${id}: ${by || byHand[id] || '—'}`)
  }
}
const all = Object.values(rows).reduce((a, b) => a + b, 0)
summary.push(`| **all** | **${all}** | **${sum}** |`)
writeFileSync(file, [...lines, ...summary, ...details, ''].join('\n'))
console.log(`${sum} of ${all} rows are held by a test that names them`)
