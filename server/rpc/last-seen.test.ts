import { expect, test } from 'vitest'
import { getUserData } from '../../contract/auth/auth.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'

test('the last activity of a student is at most an hour old, and most requests write nothing', async () => {
  const school = await openTestSchool()
  setClock(START)
  const amina = await seedStudent(school)
  const seenAfter = async (seconds: number) => {
    setClock(START + seconds)
    await callApi(school, getUserData, {}, amina)
    const seen = school.db.selectFrom('last_seen').select('at').where('user_id', '=', amina.id)
    return (await seen.executeTakeFirstOrThrow()).at - START
  }
  expect(await seenAfter(60)).toBe(60)
  expect(await seenAfter(3_600)).toBe(60)
  expect(await seenAfter(3_661)).toBe(3_661)
})
