import { saveCertificateTemplate } from '../../../contract/certificates/certificates.ts'
import {
  findCompleted,
  giveToCompleted,
} from '../../../contract/certificates/given-certificates.ts'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { recordLessonView } from '../../../contract/study/study.ts'
import { callApi } from '../call-api.ts'
import { seedClass, seedLessonRow, seedSubmission } from '../seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent, type TestSchool } from '../test-school.ts'

/** A class with a lesson and a timetable, and a template. */
export async function openSchool() {
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const { id: classId } = await seedClass(school, { name: 'Naḥw 1' })
  const lessonId = await seedLessonRow(school, classId)
  await seedLessonRow(school, classId, 'timetable')
  const template = { title: 'Naḥw', certificateContent: 'has completed Naḥw', footer: 'Kano' }
  const { data } = await callApi(school, saveCertificateTemplate, template, admin)
  return { school, admin, classId, lessonId, templateId: String(data.id) }
}

type Course = Awaited<ReturnType<typeof openSchool>>

type ExamScore = { examId: number; score: number | null }

/** Adds a student of the class who has done parts of it. One who has not viewed its lesson has kept it on a device. */
export async function addStudent(
  { school, classId, lessonId }: Course,
  name: string,
  { hasViewed = true, scores = [] }: { hasViewed?: boolean; scores?: ExamScore[] } = {},
) {
  const student = await seedStudent(school, { name })
  const classRef = { class_id: String(classId) }
  await callApi(school, enrolInClass, classRef, student)
  const lesson = { ...classRef, lesson_id: String(lessonId), kept: hasViewed ? '0' : '1' }
  await callApi(school, recordLessonView, lesson, student)
  for (const { examId, score } of scores)
    await seedSubmission(school, { studentId: student.id, lessonId: examId, classId, score })
  return student
}

/** The students who would be given a certificate. */
export const preview = async ({ school, admin, classId, templateId }: Course, more: object = {}) =>
  (
    await callApi(
      school,
      findCompleted,
      { class_id: String(classId), template_id: templateId, ...more },
      admin,
    )
  ).data

/** Gives the certificates that were previewed. */
export const give = (
  { admin, classId, templateId }: Course,
  { school, ...more }: { school: TestSchool; min_score?: number; issue_date?: string },
) =>
  callApi(
    school,
    giveToCompleted,
    {
      ...{ class_id: String(classId), template_id: templateId, min_score: 70 },
      ...{ issue_date: '2026-11-01', ...more },
    },
    admin,
  )
