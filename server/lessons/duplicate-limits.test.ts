import { expect, test } from 'vitest'
import { classTooLarge, duplicateClass, MAX_COPIED_LESSONS } from '../../contract/term/term.ts'
import { textIn } from '../../messages/catalog.ts'
import { now } from '../platform/clock.ts'
import { newPublicId } from '../platform/random.ts'
import { callApi } from '../test/call-api.ts'
import { copyRequest, lessonsOf } from '../test/lessons/term-class.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

test(`a class of ${MAX_COPIED_LESSONS} lessons is duplicated, a larger one is declined`, async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const large = await seedClass(school)
  const lesson = (position: number) => ({
    class_id: large.id,
    kind: 'lesson' as const,
    subject: `Lesson ${position}`,
    about: '',
    scheduled: 0,
    opens_at: 0,
    position,
    exam_rand: newPublicId(),
    created_at: now(),
    updated_at: now(),
    deleted_at: null,
  })
  const lessons = Array.from({ length: MAX_COPIED_LESSONS }, (_, index) => lesson(index + 1))
  await school.db.insertInto('lessons').values(lessons).execute()
  const copy = () => callApi(school, duplicateClass, copyRequest({ class_id: large.id }), maryam)

  const { data } = await copy()
  expect((await lessonsOf(school, data.id, maryam)).map((it) => it.subject)).toEqual(
    lessons.map((it) => it.subject),
  )
  await school.db
    .insertInto('lessons')
    .values(lesson(MAX_COPIED_LESSONS + 1))
    .execute()
  expect(await copy()).toMatchObject({
    http: 200,
    status: false,
    code: 'class_too_large',
    message: textIn('en', classTooLarge()),
  })
})

test.each([
  ['shift_days', '3661'],
  ['shift_days', 'soon'],
  ['name', ' '],
])('a request with %s "%s" is rejected', async (field, value) => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id } = await seedClass(school)
  const request = copyRequest({ class_id: id, [field]: value })
  expect(await callApi(school, duplicateClass, request, maryam)).toMatchObject({ http: 400 })
})
