import { expect, test } from 'vitest'
import { deleteClass, updateClass } from '../../contract/classes/classes.ts'
import { getPublicClass } from '../../contract/classes/public-classes.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getLessons, getManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedCourse } from '../test/seed-course.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

const lessons = [
  { subject: 'The noun · الاِسْم', about: 'Its four signs.' },
  { subject: 'The verb', about: 'Its signs.' },
  { subject: 'First exam', inputetype: 'Exam' as const, about: 'Twenty minutes.' },
  { subject: 'When we meet', about: 'Mondays.', inputetype: 'Timetableble' as const },
]

const form = { inputetype: 'Lesson', scheduled: '0', sample: '1' }

test('a visitor reads price, titles and the one free sample of a class, and nothing of its other lessons (decision 0371)', async () => {
  const school = await openTestSchool()
  const course = await seedCourse(school, lessons, {
    name: 'Naḥw',
    price: 7_500_00,
    monthly: true,
    links: 'Group https://example.org/group',
  })
  const sample = { lesson_id: course.ids[0] ?? '', subject: lessons[0]?.subject ?? '', ...form }
  await uploadFile(school, updateLesson, sample, demoFile('reading-sheet.pdf'), course.teacher)

  const { http, data } = await callApi(school, getPublicClass, { class_id: course.rand })

  expect(http).toBe(200)
  expect(data).toMatchObject({ name: 'Naḥw', amount: '7500', monthlySub: '1', subjecttotal: 3 })
  expect(data.lessons).toEqual([
    { subject: 'The noun · الاِسْم', isExam: '0', isSample: '1' },
    { subject: 'The verb', isExam: '0', isSample: '0' },
    { subject: 'First exam', isExam: '1', isSample: '0' },
  ])
  expect(data.sample).toMatchObject({ about: 'Its four signs.', materialExtension: 'pdf' })
  expect((await school.app.inject(data.sample.material_url)).statusCode).toBe(200)
  const [original] = data.sample.forms
  expect(original).toMatchObject({ form: 'original', bytes: data.sample.material_size })
  expect((await school.app.inject(original.url)).rawPayload).toHaveLength(original.bytes)
  expect(JSON.stringify(data)).not.toMatch(/Its signs|Twenty minutes|Mondays|example\.org/)
})

test('a class has one sample: marking another lesson moves it, and an exam cannot be the sample (decision 0371)', async () => {
  const school = await openTestSchool()
  const course = await seedCourse(school, lessons)
  const [noun, verb, exam] = course.ids
  const save = (lesson_id: string | undefined, fields: object) =>
    callApi(
      school,
      updateLesson,
      { lesson_id, subject: 'Same', scheduled: '0', inputetype: 'Lesson', ...fields },
      course.teacher,
    )
  const samples = async () =>
    (await callApi(school, getLessons, { class_id: course.classId }, course.teacher)).data
      .filter((it: { sample?: string }) => it.sample === '1')
      .map((it: { id: string }) => it.id)

  await save(noun, { sample: '1' })
  await save(noun, {})
  expect(await samples()).toEqual([noun])
  await save(verb, { sample: '1' })
  expect(await samples()).toEqual([verb])
  const added = await callApi(
    school,
    addLesson,
    { class_id: course.classId, subject: 'The particle', ...form },
    course.teacher,
  )
  expect(await samples()).toEqual([added.data.id])

  expect(await save(exam, { inputetype: 'Exam', sample: '1' })).toMatchObject({ http: 400 })
  await save(added.data.id, { inputetype: 'Exam' })
  expect(await samples()).toEqual([])
  const { data } = await callApi(school, getPublicClass, { class_id: course.rand })
  expect(data.sample).toBeUndefined()
  await save(verb, { sample: '1' })
  await save(verb, { sample: '0' })
  const managed = await callApi(school, getManagedLesson, { lesson_id: verb }, course.teacher)
  expect(managed.data).not.toHaveProperty('sample')
})

test('a sample that opens later is not readable before (decision 0371)', async () => {
  freezeClock('2026-03-10T09:00:00Z')
  const school = await openTestSchool()
  const opensAt = Date.parse('2026-03-11T09:00:00Z') / 1000
  const course = await seedCourse(school, [{ subject: 'The noun', about: 'Its four signs.' }])
  await callApi(
    school,
    updateLesson,
    { lesson_id: course.ids[0], subject: 'The noun', ...form, scheduled: '1', studydate: opensAt },
    course.teacher,
  )
  const read = async () => (await callApi(school, getPublicClass, { class_id: course.rand })).data

  const before = await read()
  expect(before.sample).toBeUndefined()
  expect(before.lessons).toEqual([{ subject: 'The noun', isExam: '0', isSample: '0' }])
  freezeClock('2026-03-11T09:00:00Z')
  expect((await read()).sample).toMatchObject({ about: 'Its four signs.' })
})

test('a hidden, deleted or unknown class is not found, and an id does not find one (decision 0371)', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const hidden = await seedClass(school, { active: false })
  const deleted = await seedClass(school)
  const closing = await seedClass(school, { name: 'Open until hidden' })
  await callApi(school, deleteClass, { class_id: String(deleted.id) }, teacher)
  const read = (class_id: string) => callApi(school, getPublicClass, { class_id })
  expect(await read(closing.publicId)).toMatchObject({ http: 200 })
  const fields = { category: 'Grammar', name: 'Hidden', about: 'No.', premium: '0', amount: '0' }
  const hiding = { class_id: String(closing.id), status: '0', monthlylimit: 0, ...fields }
  await callApi(school, updateClass, hiding, teacher)

  const notFound = [hidden.publicId, deleted.publicId, closing.publicId, 'nowhere', `${hidden.id}`]
  for (const class_id of notFound) {
    const response = await read(class_id)
    expect(response, class_id).toMatchObject({ http: 404, code: 'class_not_found', data: null })
    expect(response.message).toBe('Class not found')
  }
})
