import { expect, test } from 'vitest'
import { openSchoolOfHauwa } from '../../test/accounts/second-step.ts'
import { sentEmails } from '../../test/accounts/signed-up-student.ts'
import { notifyOwner } from './emails.ts'

test('an account that was deleted during a change of its second step gets no email about it', async () => {
  const { school, hauwa } = await openSchoolOfHauwa()
  const change = { userId: hauwa.id, event: 'added' as const, now: 1_800_000_000 }
  await notifyOwner(school.db, change)
  expect((await sentEmails(school)).map((it) => it.to_address)).toEqual([hauwa.email])

  await school.db.updateTable('users').set({ deleted_at: change.now }).execute()
  await notifyOwner(school.db, change)
  expect(await sentEmails(school)).toHaveLength(1)
})
