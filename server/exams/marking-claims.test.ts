import { expect, test } from 'vitest'
import { logout } from '../../contract/auth/auth.ts'
import { getMarkingQueue, getUnmarkedExamsPage } from '../../contract/exams/marking.ts'
import {
  claimNextSubmission,
  claimSubmission,
  releaseSubmission,
} from '../../contract/exams/marking-claims.ts'
import { inTransaction } from '../platform/db.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate, submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { openSchoolWithSubmission } from '../test/exams/submission-to-mark.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import type { TestUser } from '../test/test-school.ts'
import { releaseClaimsOf } from './marking-claims.ts'

async function openSchoolWithClaims() {
  const it = await openSchoolWithSubmission()
  const { school, result_id, maryam } = it
  const claim = (as: TestUser = maryam) => callApi(school, claimSubmission, { result_id }, as)
  const release = (as: TestUser = maryam) => callApi(school, releaseSubmission, { result_id }, as)
  const claimNext = async (result_ids: string[], as: TestUser) =>
    (await callApi(school, claimNextSubmission, { result_ids }, as)).data
  return { ...it, claim, release, claimNext }
}

const CLAIMED = {
  http: 200,
  status: false,
  code: 'submission_claimed',
  message:
    'Maryam Sani is marking this. You can save your mark when they have left it, at the latest ten minutes after their last change.',
}

test('a claimed submission names its marker to others, who can save nothing until the claim ends after ten minutes (R-STAFF-008)', async () => {
  const { school, claim, open, mark, ibrahim } = await openSchoolWithClaims()
  const claimedAt = freezeClock('2026-11-20T09:00:00Z')
  expect(await claim()).toMatchObject({ status: true, data: null })
  const theirs = { marker: 'Maryam Sani', until: claimedAt + 600 }

  freezeClock('2026-11-20T09:09:59Z')
  expect(await claim(ibrahim)).toMatchObject({ status: true, data: theirs })
  expect((await open(ibrahim)).claim).toEqual(theirs)
  expect(await open()).not.toHaveProperty('claim')
  const { data } = await callApi(school, getUnmarkedExamsPage, {}, ibrahim)
  expect(data.exams).toMatchObject([{ claim: theirs }])
  expect(await mark({ theory_score: '60' }, ibrahim)).toMatchObject(CLAIMED)

  freezeClock('2026-11-20T09:10:00Z')
  expect(await open(ibrahim)).not.toHaveProperty('claim')
  expect(await claim(ibrahim)).toMatchObject({ data: null })
  expect((await claim()).data).toMatchObject({ marker: 'Ibrahim Lawal' })
  expect(await mark({ theory_score: '60' }, ibrahim)).toMatchObject({ status: true })
})

test('work on a submission renews its claim (R-STAFF-008)', async () => {
  const { claim, mark, ibrahim } = await openSchoolWithClaims()
  freezeClock('2026-11-20T09:00:00Z')
  await claim()
  freezeClock('2026-11-20T09:08:00Z')
  await claim()
  freezeClock('2026-11-20T09:17:59Z')
  expect(await mark({ theory_score: '60' }, ibrahim)).toMatchObject(CLAIMED)
})

test('a claim ends when its marker saves, leaves or signs out, or is removed (R-STAFF-008)', async () => {
  const { school, claim, release, mark, open, maryam, ibrahim } = await openSchoolWithClaims()
  const isFree = async () => !('claim' in (await open(ibrahim)))
  await claim()
  expect(await isFree()).toBe(false)
  await release(ibrahim)
  expect(await isFree()).toBe(false)
  await release()
  expect(await isFree()).toBe(true)

  await claim()
  await mark({ theory_score: '80' })
  expect(await isFree()).toBe(true)

  await claim()
  await inTransaction(school.db, (tx) => releaseClaimsOf(tx, [maryam.id]))
  expect(await isFree()).toBe(true)

  await claim()
  expect(await isFree()).toBe(false)
  await callApi(school, logout, {}, maryam)
  expect(await isFree()).toBe(true)
  expect((await claim(ibrahim)).data).toBe(null)
})

test('of two people who open a submission at once one claims it, and the other learns who (R-STAFF-008)', async () => {
  const { school, claim, release, maryam, ibrahim } = await openSchoolWithClaims()
  for (let round = 0; round < 10; round++) {
    const claims = await Promise.all([claim(maryam), claim(ibrahim)])
    expect(claims.map((it) => it.data === null).sort()).toEqual([false, true])
    const [first, second] = claims
    expect((first.data ?? second.data).marker).toBe(
      first.data === null ? 'Maryam Sani' : 'Ibrahim Lawal',
    )
    expect(await school.db.selectFrom('marking_claims').selectAll().execute()).toHaveLength(1)
    await Promise.all([release(maryam), release(ibrahim)])
  }
})

test('going on to the next submission skips those that others mark, also for two at once (R-STAFF-008)', async () => {
  const { school, exam, claim, claimNext, maryam, ibrahim } = await openSchoolWithClaims()
  for (const name of ['Bilal Musa', 'Hauwa Idris', 'Zainab Umar']) {
    const student = await seedCandidate(school, exam, name)
    await submitAnswers(school, exam, student, {
      ...{ answers: ['قَلَمٌ', 'قَلَمٌ'], theory: 'Kitāb.' },
    })
  }
  const ids = (await submissionsOf(school, exam)).map((it) => String(it.id))
  await claim(maryam)

  const [mine, theirs] = await Promise.all([claimNext(ids, ibrahim), claimNext(ids, ibrahim)])
  expect([mine, theirs]).toEqual([ids[1], ids[1]])
  expect(await claimNext(ids.slice(1), maryam)).toBe(ids[2])
  expect(await claimNext(ids.slice(0, 1), ibrahim)).toBe(null)
  expect(await claimNext([], ibrahim)).toBe(null)
  const { data } = await callApi(school, getMarkingQueue, {}, ibrahim)
  expect(data).toEqual({ ids, total: 4 })
})

test('an unknown submission cannot be claimed', async () => {
  const { school, maryam } = await openSchoolWithClaims()
  expect(await callApi(school, claimSubmission, { result_id: '999999' }, maryam)).toMatchObject({
    http: 404,
    code: 'submission_not_found',
  })
})
