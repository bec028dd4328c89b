import { matchesSearch, searchIndex } from '../../contract/arabic/arabic.ts'
import type { Db } from '../platform/db.ts'
import { isStudentInScope, type Scope } from '../platform/scope.ts'
import { isUserFound } from '../platform/search-text.ts'

const MAX_FOUND = 1_000

/**
 * The students of the person's classes whose name matches a text, at most 1,000, for a person who must not see contacts: the stored
 * search text has the email and phone number too. Undefined for others, who search by that text.
 */
export async function findStudentsByName(
  db: Db,
  scope: Scope,
  search: string,
): Promise<number[] | undefined> {
  if (scope.reach === 'all' || scope.seesContacts) return undefined
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(isStudentInScope(scope.userId, 'users.id'))
    .where(isUserFound('search_text', search))
    .execute()
  return rows
    .filter(({ name }) => matchesSearch(searchIndex(name), search))
    .slice(0, MAX_FOUND)
    .map(({ id }) => id)
}
