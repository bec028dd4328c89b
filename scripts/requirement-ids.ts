import { globSync, readFileSync } from 'node:fs'

const rowId = /R-([A-Z]+)-(\d{3})/g
const rowRange = /R-([A-Z]+)-(\d{3})(?:\.\.| to )(\d{3})/g

/** Every file of tests, unit, API and browser. */
export function testFiles(): string[] {
  return globSync(['{contract,server,web,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']).sort()
}

/** The id of a row of the requirements, such as R-SEC-002. */
function requirementId(part: string, number: number): string {
  return `R-${part}-${String(number).padStart(3, '0')}`
}

/** The rows that a text names; 'R-SEC-002..004' and 'R-SEC-002 to 004' are three. */
export function requirementIdsIn(text: string): string[] {
  const runs = [...text.matchAll(rowRange)].flatMap(([, part = '', from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) =>
      requirementId(part, Number(from) + at),
    ),
  )
  return [
    ...runs,
    ...[...text.matchAll(rowId)].map(([, part = '', number]) =>
      requirementId(part, Number(number)),
    ),
  ]
}

/** Every row that the title of a test names, with the files of those tests. */
export function testsByRequirement(): Map<string, Set<string>> {
  const testsById = new Map<string, Set<string>>()
  for (const path of testFiles()) {
    // a test's name, or the row of a table that becomes one
    const names = readFileSync(path, 'utf8').matchAll(
      /(['"`])((?:(?!\1).)*\bR-[A-Z]+-\d{3}(?:(?!\1).)*)\1/g,
    )
    for (const [, , name = ''] of names)
      for (const id of requirementIdsIn(name))
        testsById.set(id, (testsById.get(id) ?? new Set()).add(path))
  }
  return testsById
}
