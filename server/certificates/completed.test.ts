import { expect, test } from 'vitest'
import { getMyCertificates } from '../../contract/certificates/certificates.ts'
import {
  findCompleted,
  getGivenCertificates,
  revokeCertificate,
} from '../../contract/certificates/given-certificates.ts'
import { callApi } from '../test/call-api.ts'
import { seedExam } from '../test/exams/seed-exam.ts'
import { addStudent, give, openSchool, preview } from '../test/lessons/completed-class.ts'
import { openTwoProcesses } from '../test/process/two-processes.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent, type TestUser } from '../test/test-school.ts'

test('all who completed a class with at least 70 are previewed by name and score, and given the certificate', async () => {
  const course = await openSchool()
  const [one, two] = [
    await seedExam(course.school, { classId: course.classId }),
    await seedExam(course.school, { classId: course.classId }),
  ]
  const scored = (first: number | null, second?: number | null) => ({
    scores: [
      { examId: one.id, score: first },
      ...(second === undefined ? [] : [{ examId: two.id, score: second }]),
    ],
  })
  const amina = await addStudent(course, 'Amina Bello', scored(60, 80))
  const musa = await addStudent(course, 'Musa Sani', scored(60, 79))
  await addStudent(course, 'Zainab Idris', scored(90, null))
  await addStudent(course, 'Halima Nuhu', scored(100))
  await addStudent(course, 'Sadiya Aminu', { hasViewed: false, ...scored(100, 100) })
  await seedStudent(course.school, { name: 'A Stranger' })

  expect(await preview(course, { min_score: 70 })).toEqual({
    ...{ total: 1, page: 1, already: 0, revoked: 0, below: 1, unmarked: 1 },
    students: [{ id: String(amina.id), name: 'Amina Bello', email: amina.email, score: 70 }],
  })
  expect(await preview(course)).toMatchObject({
    total: 2,
    students: [{ name: 'Amina Bello' }, { name: 'Musa Sani', score: 69.5 }],
  })

  expect(await give(course, { school: course.school })).toMatchObject({
    data: { given: 1, already: 0 },
  })
  const { data } = await callApi(course.school, getGivenCertificates, {}, course.admin)
  expect(data.rows).toMatchObject([{ student: { name: amina.name }, class_name: 'Naḥw 1' }])
  expect((await callApi(course.school, getMyCertificates, {}, musa)).data).toEqual([])
})

test('a student gets one certificate, also after a repetition on another day, from concurrent processes and after a revocation', async () => {
  const course = await openSchool()
  const amina = await addStudent(course, 'Amina Bello')
  const musa = await addStudent(course, 'Musa Sani')
  const processes = await openTwoProcesses(course.school)

  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']
  await Promise.all(
    days.map((issue_date, index) =>
      give(course, { school: processes[index % 2 ? 1 : 0], issue_date }),
    ),
  )
  const mine = async (student: TestUser) =>
    (await callApi(course.school, getMyCertificates, {}, student)).data
  expect(await mine(amina)).toHaveLength(1)
  expect(await mine(musa)).toHaveLength(1)

  await callApi(
    course.school,
    revokeCertificate,
    { certificate_id: (await mine(musa))[0].id, reason: 'A slip' },
    course.admin,
  )
  expect(await preview(course)).toMatchObject({ total: 0, already: 1, revoked: 1 })
  expect(await give(course, { school: course.school, issue_date: '2026-11-09' })).toMatchObject({
    status: true,
    data: { given: 0, already: 2, revoked: 1 },
  })
  expect(await mine(musa)).toHaveLength(1)
})

test('no student completes a class without lessons; an unknown class or template is 404', async () => {
  const course = await openSchool()
  const { id } = await seedClass(course.school)
  expect(await preview(course, { class_id: String(id) })).toMatchObject({ total: 0 })
  const call = (fields: object) =>
    callApi(
      course.school,
      findCompleted,
      { class_id: String(course.classId), template_id: course.templateId, ...fields },
      course.admin,
    )
  expect(await call({ class_id: '999' })).toMatchObject({ http: 404, code: 'class_not_found' })
  expect(await call({ template_id: '999' })).toMatchObject({
    code: 'certificate_template_not_found',
  })
  expect(await call({ min_score: 101 })).toMatchObject({ http: 400 })
})
