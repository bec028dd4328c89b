import { expect, test } from 'vitest'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { getLessons } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithClass, verbLesson } from '../test/lessons/verb-lesson.ts'

test('a scheduled lesson requires a time, a timetable is never scheduled (R-ALESSON-008)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()

  const withoutDate = await callApi(
    school,
    addLesson,
    { class_id, ...verbLesson, scheduled: '1', studydate: '' },
    maryam,
  )
  const timetable = await callApi(
    school,
    addLesson,
    { class_id, ...verbLesson, inputetype: 'Timetableble', scheduled: '1' },
    maryam,
  )
  const withoutSubject = await callApi(
    school,
    addLesson,
    { class_id, ...verbLesson, subject: '  ' },
    maryam,
  )

  expect(withoutDate).toMatchObject({
    http: 400,
    status: false,
    code: 'invalid_request',
    message: 'studydate is required',
  })
  expect(withoutSubject).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: 'subject is required',
  })
  const { data } = await callApi(school, getLessons, { class_id }, maryam)
  expect(data).toMatchObject([
    { id: timetable.data.id, inputetype: 'Timetableble', scheduled: '0', studydate: '0' },
  ])
})

test.for([{}, { scheduled: '' }])(
  'a timetable is added without the schedule field that its form hides: %o (R-ALESSON-003, R-ALESSON-008)',
  async (choice) => {
    const { school, maryam, class_id } = await openSchoolWithClass()
    const timetableFields = { class_id, subject: 'Hours', about: 'Monday, 8 PM' }

    const timetable = await callApi(
      school,
      addLesson,
      { ...timetableFields, inputetype: 'Timetableble', ...choice },
      maryam,
    )
    const lesson = await callApi(
      school,
      addLesson,
      { ...timetableFields, inputetype: 'Lesson', ...choice },
      maryam,
    )

    expect(timetable).toMatchObject({ http: 200, status: true })
    expect(lesson).toMatchObject({
      http: 400,
      code: 'invalid_request',
      message: 'scheduled is required',
    })
    const { data } = await callApi(school, getLessons, { class_id }, maryam)
    expect(data).toMatchObject([{ inputetype: 'Timetableble', scheduled: '0' }])
  },
)

test('an invalid study date is rejected and no lesson is added (R-ALESSON-008)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()

  for (const studydate of [1_000_000_000_000, '1000000000000', -1, 'tomorrow']) {
    const lesson = { class_id, ...verbLesson, scheduled: '1', studydate }
    const response = await callApi(school, addLesson, lesson, maryam)
    expect(response).toMatchObject({ http: 400, status: false })
  }

  const { data } = await callApi(school, getLessons, { class_id }, maryam)
  expect(data).toEqual([])
})
