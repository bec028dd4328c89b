import { sendMessage } from '../../../contract/announcements.ts'
import { saveCertificateTemplate } from '../../../contract/certificates.ts'
import { addComment } from '../../../contract/comments.ts'
import { openPayment } from '../../../contract/payments.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Db } from '../../kernel/db.ts'
import type { Tables } from '../../kernel/tables.ts'
import { aCandidate, anExam, handIn } from '../an-exam.ts'
import { ask } from '../ask.ts'
import { anAdministrator, aStudent, type TestPerson, type TestSchool } from '../school.ts'
import type { Known } from './values.ts'

export type World = { student: TestPerson; administrator: TestPerson; known: Known }

/** People to ask as and things to ask about, beside whatever earlier requests made or broke. */
export async function aWorld(school: TestSchool): Promise<World> {
  const administrator = await anAdministrator(school)
  const exam = await anExam(school, { theoryAnswer: 'A word that stands for a thing.' })
  const student = await aStudent(school, { wallet: 50_000_00 })
  const candidate = await aCandidate(school, exam)
  await handIn(school, exam, candidate, { theory: 'A thing.' })
  const place = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  await ask(school, addComment, { ...place, comment: 'Why is this a noun?' }, candidate)
  await ask(school, openPayment, { amount: 5000 }, student)
  const words = { subject: 'Eid', message: 'Eid mubarak', delivery_method: 'both' }
  await ask(school, sendMessage, { ...words, recipients: student.email }, administrator)
  const template = { title: 'Completion', certificateContent: '{name}', footer: 'Lisan' }
  await ask(school, saveCertificateTemplate, template, administrator)
  await givePasswords(school.db)
  return { student, administrator, known: await whatThereIs(school.db, student) }
}

let hash: Promise<string> | undefined

/** One password for all, for each hash takes as long as twenty requests. */
async function givePasswords(db: Db) {
  hash ??= hashPassword(PASSWORD)
  const people = db.updateTable('people').set({ password_hash: await hash })
  await people.where('password_hash', '=', '').execute()
}

const PASSWORD = 'a long password'

async function whatThereIs(db: Db, student: TestPerson): Promise<Known> {
  const people = await newest(db, 'people', ['id', 'email', 'referral_code'])
  const classes = await newest(db, 'classes', ['id', 'rand'])
  const lessons = await newest(db, 'lessons', ['id', 'exam_rand'])
  const questions = await newest(db, 'questions', ['id', 'answer'])
  const ids = (rows: Row[]) => rows.map((it) => String(it.id))
  const texts = (rows: Row[], column: string) => rows.map((it) => String(it[column]))
  return {
    ...all(['class_id', 'prequisite_id'], [...ids(classes), ...texts(classes, 'rand')]),
    class_ids: ids(classes),
    ...all(['lesson_id', 'lesson1_id', 'lesson2_id'], ids(lessons)),
    examRand: texts(lessons, 'exam_rand'),
    ...all(['obj_id', 'questionIds'], ids(questions)),
    given: texts(questions, 'answer'),
    ...all(['student_id', 'user_id'], ids(people)),
    ...all(['email', 'admin_email'], [student.email]),
    ...all(['student_email', 'recipient', 'recipients'], texts(people, 'email')),
    ...all(['password', 'current_password'], [PASSWORD]),
    refBy: texts(people, 'referral_code'),
    message_id: ids(await newest(db, 'messages', ['id'])),
    result_id: ids(await newest(db, 'exam_results', ['id'])),
    ...all(['comment_id', 'parent_id'], ids(await newest(db, 'comments', ['id']))),
    template_id: ids(await newest(db, 'certificate_templates', ['id'])),
    question_id: ids(await newest(db, 'quiz_questions', ['id'])),
    reference: texts(await newest(db, 'payments', ['id', 'reference']), 'reference'),
    code: texts(await newest(db, 'certificates', ['id', 'code']), 'code'),
  }
}

type Row = Record<string, unknown>

function newest(db: Db, table: keyof Tables, columns: string[]): Promise<Row[]> {
  return db
    .selectFrom(table)
    .select(columns as never)
    .orderBy('id' as never, 'desc')
    .limit(3)
    .execute() as Promise<Row[]>
}

function all(names: string[], values: string[]): Known {
  return Object.fromEntries(names.map((name) => [name, values]))
}
