import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { reachOf } from '../../contract/staff/permissions.ts'
import { STAFF_KINDS } from '../../contract/staff/staff-kinds.ts'
import { CONTACT_FIELDS } from './hide-contacts.ts'

/** Words in the names of fields with a contact or the money of a person. */
const CONTACT =
  /mail|phone|mobile|whatsapp|telegram|contact|address|wallet|balance|spent|paid|referral|^to$/i

/** Fields with such a name that are only counts, or say by whose clock an exam was submitted, with their calls. */
const HARMLESS = ['adminOverview failed_emails', 'getStudent referrals', 'getSubmission by_phone']

type Schema = { _zod: { def: Record<string, unknown> } }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value

/** The names of the fields in a schema, at any depth. */
function fieldNames({ _zod: { def } }: Schema): string[] {
  const { shape, ...inner } = def
  const fields = Object.entries((shape ?? {}) as Record<string, Schema>)
  const schemas = Object.values(inner).flat().filter(isSchema)
  return [
    // a hidden field is empty with all that is in it
    ...fields.flatMap(([name, schema]) =>
      CONTACT_FIELDS.has(name) ? [] : [name, ...fieldNames(schema)],
    ),
    ...schemas.flatMap(fieldNames),
  ]
}

test('every field with the contact or the money of a student in an answer for staff of own classes is hidden from those who must not see it (R-STAFF-003)', () => {
  const inOwnClasses = allCalls
    .map((it) => it.call)
    .filter(
      ({ access }) =>
        typeof access === 'object' &&
        STAFF_KINDS.some((kind) => reachOf(kind, access.can) === 'own classes'),
    )
  const shown = inOwnClasses.flatMap((call) =>
    fieldNames(call.response as unknown as Schema)
      .filter((name) => CONTACT.test(name))
      .map((name) => `${String(call.action)} ${name}`),
  )
  expect(inOwnClasses.length).toBeGreaterThan(50)
  expect([...new Set(shown)].sort()).toEqual(HARMLESS)
})
