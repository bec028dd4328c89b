import { expect, test } from 'vitest'
import { findStudentSelection, findStudents } from '../contract/admin/admin.ts'
import { getStudentList } from '../contract/admin/student-list.ts'
import { matchesSearch, searchIndex } from '../contract/arabic/arabic.ts'
import { getAuditLog } from '../contract/audit/audit.ts'
import { assignCertificate } from '../contract/certificates/certificates.ts'
import { getGivenCertificates } from '../contract/certificates/given-certificates.ts'
import { enrolInClass } from '../contract/enrolment/enrolment.ts'
import { getGradebookRows } from '../contract/exams/gradebook.ts'
import { findExams } from '../contract/exams/manage-questions.ts'
import { getUnmarkedExamsPage } from '../contract/exams/marking.ts'
import { findAnything } from '../contract/finder/finder.ts'
import { getQuizQuestions, saveQuizQuestion } from '../contract/game/quiz-bank.ts'
import { findPayments } from '../contract/payments/payment-history.ts'
import { callApi } from './test/call-api.ts'
import { cpuTime } from './test/cpu-time.ts'
import { seedCandidate, seedExam, submitAnswers } from './test/exams/seed-exam.ts'
import { addLedgerEntry } from './test/payments/ledger-entries.ts'
import { seedClass } from './test/seed-class.ts'
import { openTestSchool, seedAdministrator } from './test/test-school.ts'

const STORED = 'الأُسْتَاذَةُ مُصْطَفَىٰ ١٢ Adéṣọlá'
const QUERIES = {
  'without diacritics': 'الأستاذة',
  'without hamza seats': 'الاستاذة',
  'with ه for ة': 'الأستاذه',
  'with ي for ى': 'مصطفي',
  'with tatweel': 'مصـــطفى',
  'with Arabic digits': '١٢',
  'with Persian digits': '۱۲',
  'with Latin digits': 'مصطفى 12',
  'in presentation forms': '\ufe8d\ufef7\ufeb3\ufe98\ufe8e\ufeab\ufe93',
  'without accents and dots': 'adesola',
}

/** A school where each search can find one text, and all searches that the server makes. */
async function seedSearches() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const aClass = await seedClass(school, { name: STORED })
  await seedExam(school, {
    classId: aClass.id,
    subject: STORED,
    theoryAnswer: 'Kitāb.',
  })
  const written = await seedExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  // found by the name of its student alone
  const student = await seedCandidate(school, written, STORED)
  await submitAnswers(school, written, student, { theory: 'Kitāb.' })
  await callApi(school, enrolInClass, { class_id: String(aClass.id) }, student)
  await addLedgerEntry(school, maryam, 'credit', { amount: 100, description: STORED })
  const certificate = {
    ...{
      certificate_content: 'has read the letters',
      issue_date: '2026-11-01',
      email: maryam.email,
    },
    student_ids: [student.id],
  }
  expect(await callApi(school, assignCertificate, certificate, maryam)).toMatchObject({
    status: true,
  })
  const question = { level: 'easy', question: STORED, answer: 'a', others: ['b', 'c', 'd'] }
  await callApi(school, saveQuizQuestion, { ...question, seconds: 20 }, maryam)
  const read = async (call: Parameters<typeof callApi>[1], fields: object) =>
    (await callApi(school, call, { ...fields }, maryam)).data
  const classId = String(aClass.id)
  return {
    students: async (search: string) => (await read(findStudents, { search })).total,
    recipients: async (search: string) => (await read(findStudentSelection, { search })).total,
    'the list of students': async (search: string) =>
      (await read(getStudentList, { search })).length,
    payments: async (search: string) => (await read(findPayments, { search })).total,
    'exams to mark': async (search: string) => (await read(getUnmarkedExamsPage, { search })).total,
    'the quiz bank': async (search: string) =>
      (await read(getQuizQuestions, { level: 'easy', search })).found,
    'the audit log': async (person: string) => (await read(getAuditLog, { person })).total,
    'exams to import from': async (search: string) => (await read(findExams, { search })).total,
    'the gradebook': async (search: string) =>
      (await read(getGradebookRows, { class_id: classId, search })).total,
    'certificates given': async (search: string) =>
      (await read(getGivenCertificates, { search })).total,
    'everything: students': async (search: string) =>
      (await read(findAnything, { search })).students.length,
    'everything: classes': async (search: string) =>
      (await read(findAnything, { search })).classes.length,
    'everything: lessons': async (search: string) =>
      (await read(findAnything, { search })).lessons.length,
  }
}

test('R-ARABIC-001: every search of the server finds a text in every way to type it', async () => {
  const searches = await seedSearches()
  for (const [name, search] of Object.entries(searches)) {
    expect(await search('التلميذ'), `${name}: another word`).toBe(0)
    for (const [way, query] of Object.entries(QUERIES))
      expect(await search(query), `${name} ${way}`).toBeGreaterThan(0)
  }
})

test('a long run of punctuation between two letters is indexed and searched in the time of letters, not in its square', () => {
  const timeOf = (filler: string) => {
    const text = `ب${filler}ب`
    return cpuTime(() => expect(matchesSearch(searchIndex(text), text)).toBe(true))
  }
  timeOf('ت'.repeat(50_000))
  expect(timeOf('-'.repeat(50_000)) / timeOf('ت'.repeat(50_000))).toBeLessThan(25)
})
