import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDb } from '../test/databases/databases.ts'
import { compareRegistry } from './compare-registry.ts'
import { privacyTables } from './registry.ts'

test('every text column has an entry with the owner, purpose and retention of its data, and a new one without an entry is reported (R-TRUST-003)', async () => {
  const { db, close } = await openTestDb()
  onTestFinished(close)
  expect(await compareRegistry(db)).toEqual([])

  await sql`alter table classes add column diary text`.execute(db)
  await sql`create table notes (id integer primary key, body text)`.execute(db)
  expect(await compareRegistry(db)).toEqual([
    'text column classes.diary has no entry',
    'table notes has no entry',
  ])

  // `npm run check` compares the whole page with the registry
  const page = readFileSync('docs/privacy.md', 'utf8')
  for (const [name, { why, kept, columns }] of privacyTables) {
    expect(page).toContain(`\n| ${name} | ${why} Kept: ${kept}. | `)
    expect([why, kept], name).not.toContain('')
    for (const column of Object.keys(columns)) expect(page).toContain(`\`${column}\``)
  }
})
