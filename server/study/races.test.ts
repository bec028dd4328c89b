import { expect, test } from 'vitest'
import { getLessonDetails, viewStatus } from '../../contract/study.ts'
import { aCourse, aPupil } from '../test/a-course.ts'
import { ask } from '../test/ask.ts'
import { openSchool, type TestSchool } from '../test/school.ts'

const views = ({ db }: TestSchool) => db.selectFrom('lesson_views').selectAll().execute()

test('fifty lessons opened at once under a limit of one leave one view (R-LESSON-029)', async () => {
  const school = await openSchool()
  const fifty = Array.from({ length: 50 }, (_, nth) => ({ subject: `Lesson ${nth + 1}` }))
  const nahw = await aCourse(school, fifty, { monthlyLimit: 1 })
  const amina = await aPupil(school, nahw)

  const answers = await Promise.all(
    nahw.ids.map((lesson_id, nth) =>
      ask(
        school,
        nth % 2 ? viewStatus : getLessonDetails,
        { class_id: nahw.classId, lesson_id },
        amina,
      ),
    ),
  )

  expect(answers.filter((it) => it.status)).toHaveLength(1)
  expect(answers.every((it) => it.http === 200)).toBe(true)
  expect(await views(school)).toHaveLength(1)
})

test('one lesson opened fifty times at once is one view, and nobody is refused', async () => {
  const school = await openSchool()
  const nahw = await aCourse(school, [{ subject: 'The noun' }], { monthlyLimit: 1 })
  const amina = await aPupil(school, nahw)

  const fields = { class_id: nahw.classId, lesson_id: nahw.ids[0] }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask(school, viewStatus, fields, amina)),
  )

  expect(answers.every((it) => it.status)).toBe(true)
  expect(await views(school)).toHaveLength(1)
})
