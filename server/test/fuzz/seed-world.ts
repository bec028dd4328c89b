import { saveCertificateTemplate } from '../../../contract/certificates/certificates.ts'
import { addComment } from '../../../contract/comments/comments.ts'
import { sendMessage } from '../../../contract/messages/announcements.ts'
import { openPayment } from '../../../contract/payments/payments.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Db } from '../../platform/db.ts'
import type { Tables } from '../../platform/tables.ts'
import { untyped } from '../../platform/untyped-db.ts'
import { callApi } from '../call-api.ts'
import { seedCandidate, seedExam, submitAnswers } from '../exams/seed-exam.ts'
import { seedAdministrator, seedStudent, type TestSchool, type TestUser } from '../test-school.ts'
import type { KnownValues } from './values.ts'

export type FuzzWorld = { student: TestUser; administrator: TestUser; known: KnownValues }

/** Creates users and data for the next requests, beside what earlier requests have created. */
export async function seedFuzzWorld(school: TestSchool): Promise<FuzzWorld> {
  const administrator = await seedAdministrator(school)
  const exam = await seedExam(school, { theoryAnswer: 'A word that stands for a thing.' })
  const student = await seedStudent(school, { wallet: 50_000_00 })
  const candidate = await seedCandidate(school, exam)
  await submitAnswers(school, exam, candidate, { theory: 'A thing.' })
  const lessonRef = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  await callApi(school, addComment, { ...lessonRef, comment: 'Why is this a noun?' }, candidate)
  await callApi(school, openPayment, { amount: 5000 }, student)
  const text = { subject: 'Eid', message: 'Eid mubarak', delivery_method: 'both' }
  await callApi(school, sendMessage, { ...text, recipients: student.email }, administrator)
  const template = { title: 'Completion', certificateContent: '{name}', footer: 'Lisan' }
  await callApi(school, saveCertificateTemplate, template, administrator)
  await setPasswords(school)
  return { student, administrator, known: await findKnownValues(school.db, student) }
}

let hash: Promise<string> | undefined

/** Sets one password for all users: computing a hash takes as long as twenty requests. */
async function setPasswords({ db, config }: TestSchool) {
  hash ??= hashPassword(config, PASSWORD)
  const usersWithoutPassword = db.updateTable('users').set({ password_hash: await hash })
  await usersWithoutPassword.where('password_hash', '=', '').execute()
}

const PASSWORD = 'a long password'

async function findKnownValues(db: Db, student: TestUser): Promise<KnownValues> {
  const users = await newest(db, 'users', ['id', 'email', 'referral_code'])
  const classes = await newest(db, 'classes', ['id', 'rand'])
  const lessons = await newest(db, 'lessons', ['id', 'exam_rand'])
  const questions = await newest(db, 'questions', ['id', 'answer'])
  const ids = (rows: Row[]) => rows.map((it) => String(it.id))
  const texts = (rows: Row[], column: string) => rows.map((it) => String(it[column]))
  return {
    ...forEachName(['class_id', 'prequisite_id'], [...ids(classes), ...texts(classes, 'rand')]),
    class_ids: ids(classes),
    ...forEachName(['lesson_id', 'lesson1_id', 'lesson2_id'], ids(lessons)),
    examRand: texts(lessons, 'exam_rand'),
    ...forEachName(['obj_id', 'questionIds'], ids(questions)),
    given: texts(questions, 'answer'),
    ...forEachName(['student_id', 'user_id'], ids(users)),
    ...forEachName(['email', 'admin_email'], [student.email]),
    ...forEachName(['student_email', 'recipient', 'recipients'], texts(users, 'email')),
    ...forEachName(['password', 'current_password'], [PASSWORD]),
    refBy: texts(users, 'referral_code'),
    message_id: ids(await newest(db, 'messages', ['id'])),
    result_id: ids(await newest(db, 'exam_results', ['id'])),
    ...forEachName(['comment_id', 'parent_id'], ids(await newest(db, 'comments', ['id']))),
    template_id: ids(await newest(db, 'certificate_templates', ['id'])),
    question_id: ids(await newest(db, 'quiz_questions', ['id'])),
    reference: texts(await newest(db, 'payments', ['id', 'reference']), 'reference'),
    code: texts(await newest(db, 'certificates', ['id', 'code']), 'code'),
  }
}

type Row = Record<string, unknown>

function newest(db: Db, table: keyof Tables, columns: string[]): Promise<Row[]> {
  return untyped(db).selectFrom(table).select(columns).orderBy('id', 'desc').limit(3).execute()
}

function forEachName(names: string[], values: string[]): KnownValues {
  return Object.fromEntries(names.map((name) => [name, values]))
}
