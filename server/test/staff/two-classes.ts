import { sql } from 'kysely'
import { assignCertificate } from '../../../contract/certificates/certificates.ts'
import { addComment } from '../../../contract/comments/comments.ts'
import { addLiveSessions } from '../../../contract/live/manage-live-sessions.ts'
import { sendMessage } from '../../../contract/messages/announcements.ts'
import { scheduleMessage } from '../../../contract/messages/scheduled-messages.ts'
import { openPayment } from '../../../contract/payments/payments.ts'
import { DAY } from '../../../contract/platform/duration.ts'
import { saveLessonWords } from '../../../contract/words/manage-words.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../call-api.ts'
import { seedExam, submitAnswers } from '../exams/seed-exam.ts'
import { sessionForm } from '../live-session.ts'
import { seedClass, seedEnrolment, seedLessonRow } from '../seed-class.ts'
import { seedStudent, type TestSchool, type TestUser } from '../test-school.ts'

/** A class with a student and data in every part of the school; every text of it begins with the marker. */
export type MarkedClass = {
  marker: string
  classId: number
  student: TestUser
  /** The ids and texts by which requests refer to it, by the wire name of their field. */
  known: Record<string, readonly string[]>
}

/** Creates a class that visitors do not see, with data in every part of the school. */
export async function seedMarkedClass(
  school: TestSchool,
  marker: string,
  owner: TestUser,
): Promise<MarkedClass> {
  const { db } = school
  const text = (kind: string) => `${marker}${kind}`
  const student = await seedStudent(school, {
    ...{ name: text('name'), email: `${text('mail')}@example.org`, wallet: 900_00 },
  })
  const texts = { category: text('category'), name: text('class'), about: text('about') }
  const { id: classId, publicId } = await seedClass(school, { ...texts, links: text('links') })
  await seedEnrolment(school, { studentId: student.id, classId })
  const lessonId = await seedLessonRow(school, classId)
  await db
    .updateTable('lessons')
    .set({ subject: text('lesson'), about: text('body'), material_name: text('file') })
    .where('id', '=', lessonId)
    .execute()
  const questions = [
    { question: text('question'), answer: text('answer'), option1: 'a', option2: 'b' },
    { question: text('typed'), answer: 'kitab', kind: 'typed' as const },
  ]
  const exam = await seedExam(school, {
    ...{ classId, subject: text('exam'), questions, theoryAnswer: text('reference') },
  })
  const lessonRef = { class_id: String(classId), lesson_id: String(lessonId) }
  const message = { subject: text('subject'), message: text('message'), delivery_method: 'both' }
  const certificate = { certificate_content: text('certificate'), issue_date: '2026-11-01' }
  const responses = [
    await submitAnswers(school, exam, student, { answers: ['a', 'katib'], theory: text('theory') }),
    await callApi(school, addComment, { ...lessonRef, comment: text('comment') }, student),
    await callApi(school, sendMessage, { ...message, recipients: [student.email] }, owner),
    await callApi(
      school,
      scheduleMessage,
      {
        ...message,
        audience: { kind: 'class', class_id: String(classId) },
        send_at: String(now() + DAY),
      },
      owner,
    ),
    await callApi(
      school,
      assignCertificate,
      { ...certificate, class_ids: [String(classId)] },
      owner,
    ),
    await callApi(school, openPayment, { amount: 100 }, student),
    await callApi(
      school,
      addLiveSessions,
      sessionForm(classId, { link: `https://${marker}.example.org/`, note: text('note') }),
      owner,
    ),
  ]
  const words = [{ text: text('word'), meaning: text('wordmeaning') }]
  const saved = { lesson_id: String(lessonId), words }
  responses.push(await callApi(school, saveLessonWords, saved, owner))
  const failed = responses.filter(({ status }) => !status)
  if (failed.length > 0) throw new Error(JSON.stringify(failed))
  const word = await db
    .selectFrom('words')
    .select(['id', 'card_id'])
    .where('lesson_id', '=', lessonId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('my_words')
    .values({
      ...{ student_id: student.id, card_id: word.card_id, word_id: word.id, added_at: 1 },
      ...{ removed_at: null, due_day: 1, first_day: 1, last_day: 1 },
      ...{ reviews: 9, failures: 9, is_set_aside: 1 },
    })
    .execute()
  await sql`update ledger set description = ${text('ledger')} where user_id = ${student.id}`.execute(
    db,
  )
  await db
    .updateTable('classes')
    .set((it) => ({ active: 0, version: it('version', '+', 1) }))
    .where('id', '=', classId)
    .execute()
  return {
    marker,
    classId,
    student,
    known: await findKnown(school, { classId, publicId, student }),
  }
}

async function findKnown(
  { db }: TestSchool,
  { classId, publicId, student }: { classId: number; publicId: string; student: TestUser },
) {
  const list = async (query: ReturnType<typeof sql<{ value: string | number }>>) =>
    (await query.execute(db)).rows.map(({ value }) => String(value))
  const lessons = await list(sql`select id as value from lessons where class_id = ${classId}`)
  const ofExam = sql`lesson_id in (select id from lessons where class_id = ${classId})`
  const classes = [String(classId)]
  const students = [String(student.id)]
  const questions = await list(sql`select id as value from questions where ${ofExam}`)
  return {
    class_id: classes,
    class_ids: classes,
    to_class_id: classes,
    prequisite_id: classes,
    rand: [publicId],
    lesson_id: lessons,
    lesson1_id: lessons,
    lesson2_id: lessons,
    exam_id: lessons,
    item_id: [...lessons, ...questions, ...classes, ...students],
    examRand: await list(sql`select exam_rand as value from lessons where class_id = ${classId}`),
    obj_id: questions,
    question_id: questions,
    result_id: await list(sql`select id as value from exam_results where ${ofExam}`),
    comment_id: await list(sql`select id as value from comments where ${ofExam}`),
    parent_id: await list(sql`select id as value from comments where ${ofExam}`),
    student_id: students,
    student_ids: students,
    user_id: students,
    student_email: [student.email],
    recipients: [student.email],
    message_id: await list(
      sql`select message_id as value from inbox where student_id = ${student.id}`,
    ),
    live_id: await list(sql`select id as value from live_sessions where class_id = ${classId}`),
    scheduled_id: await list(
      sql`select id as value from scheduled_messages where audience like ${`%${classId}%`} or recipients like ${`%"${classId}"%`}`,
    ),
    certificate_id: await list(
      sql`select id as value from certificates where student_id = ${student.id}`,
    ),
    reference: await list(
      sql`select reference as value from payments where user_id = ${student.id}`,
    ),
  }
}
