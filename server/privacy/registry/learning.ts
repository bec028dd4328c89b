import type { PartOfRegistry } from '../registry-types.ts'

const OWN_ROWS = 'student_id = :id'

/** The rows whose text is an answer of the person and of no other student. */
const writtenByNobodyElse = (table: 'typed_overrides' | 'typed_changes') => {
  const writers = `select 1 from typed_answers a join exam_results r on r.id = a.result_id where a.question_id = ${table}.question_id and a.text = ${table}.text`
  return `exists (${writers} and r.student_id = :id) and not exists (${writers} and r.student_id <> :id)`
}

const COUNTED = 'always; without a name once the account is erased'

/** Classes, lessons, exams and what students do in them. */
export const learningTables = {
  subscription_reminders: {
    why: 'Reminds a student once of the end of a subscription.',
    kept: COUNTED,
    rows: 'enrolment_id in (select id from enrolments where student_id = :id)',
    exportAs: 'subscription-reminders',
    onErasure: 'keep',
    columns: {},
  },
  enrolments: {
    why: 'The classes of a student, what was paid and until when.',
    kept: COUNTED,
    rows: OWN_ROWS,
    exportAs: 'enrolments',
    onErasure: 'keep',
    columns: {},
  },
  lesson_views: {
    why: 'Progress in a class.',
    kept: COUNTED,
    rows: OWN_ROWS,
    exportAs: 'lessons-opened',
    onErasure: 'keep',
    columns: {},
  },
  exam_servings: {
    why: 'The versions of an exam that a student was shown, so that answers to a leaked one do not count.',
    kept: 'until the account is erased',
    rows: OWN_ROWS,
    exportAs: 'exams-shown',
    onErasure: 'delete',
    columns: {},
  },
  exam_marks: {
    why: 'The history of the marks of a submission.',
    kept: 'the scores always, the feedback until the account is erased',
    rows: 'result_id in (select id from exam_results where student_id = :id)',
    exportAs: 'marks',
    onErasure: 'keep',
    columns: { feedback: 'own' },
  },
  exam_results: {
    why: 'Answers and scores of exams.',
    kept: 'the scores always, the answers until the account is erased',
    rows: OWN_ROWS,
    exportAs: 'exams',
    onErasure: 'keep',
    erasedTo: { answers: "'{}'" },
    columns: {
      answers: 'own',
      theory_text: 'own',
      theory_image: 'file',
      feedback: 'own',
      idempotency_key: 'internal',
    },
  },
  // these rows are found through the typed answers, so they are erased first
  typed_overrides: {
    why: 'Verdicts of teachers on texts that students have typed in an exam, for everyone who wrote them.',
    kept: 'until the question is deleted; a text that only one student wrote until the account is erased',
    rows: writtenByNobodyElse('typed_overrides'),
    exportAs: 'verdicts-on-typed-answers',
    onErasure: 'delete',
    columns: { text: 'own', verdict: 'code' },
  },
  typed_changes: {
    why: 'The history of these verdicts.',
    kept: 'always; of a text that only one student wrote until the account is erased',
    rows: writtenByNobodyElse('typed_changes'),
    exportAs: 'history-of-verdicts',
    exportColumns: ['id', 'lesson_id', 'question_id', 'text', 'verdict', 'previous', 'at'],
    onErasure: 'delete',
    columns: { text: 'own', verdict: 'code', previous: 'code', added_key: 'own' },
  },
  typed_answers: {
    why: 'Typed answers of exams, grouped for the teacher.',
    kept: 'until the account is erased',
    rows: 'result_id in (select id from exam_results where student_id = :id)',
    exportAs: 'typed-answers',
    onErasure: 'delete',
    columns: { text: 'own', verdict: 'code' },
  },
  uncounted_submissions: {
    why: 'Submissions of exams that do not count, because another one arrived before them.',
    kept: 'until the account is erased',
    rows: OWN_ROWS,
    exportAs: 'exams-not-counted',
    onErasure: 'delete',
    columns: {
      answers: 'own',
      theory_text: 'own',
      theory_image: 'file',
      idempotency_key: 'internal',
    },
  },
  certificates: {
    why: 'Certificates and their numbers. The name on one is that of the account.',
    kept: 'always; once the account is erased without a name, and its number leads nowhere',
    rows: OWN_ROWS,
    exportAs: 'certificates',
    onErasure: 'keep',
    erasedTo: { code: "'erased-' || id" },
    columns: {
      code: 'own',
      title: 'mention',
      content: 'mention',
      footer: 'mention',
      signature: 'school',
      issue_date: 'code',
      revoke_reason: 'own',
    },
  },
  certificate_events: {
    why: 'When and why a certificate was revoked or given again.',
    kept: 'always; the reason until the account is erased',
    rows: 'certificate_id in (select id from certificates where student_id = :id)',
    exportAs: 'certificate-events',
    onErasure: 'keep',
    columns: { kind: 'code', reason: 'own' },
  },
  comments: {
    why: 'Comments on lessons.',
    kept: 'the text until it or its lesson is deleted, the author until the account is erased',
    rows: 'author_id = :id',
    exportAs: 'comments',
    onErasure: 'keep',
    columns: { body: 'mention' },
  },
  quiz_runs: {
    why: 'Games of the quiz and their rewards.',
    kept: 'the result always, the answers until the account is erased',
    rows: OWN_ROWS,
    exportAs: 'quiz',
    onErasure: 'keep',
    columns: { level: 'code', won_day: 'code', dealt: 'own', choices: 'own', refused: 'code' },
  },
  classes: {
    why: 'The classes of the school.',
    kept: 'always',
    rows: 'id in (select class_id from enrolments where student_id = :id)',
    exportAs: 'classes',
    exportColumns: ['id', 'name', 'category', 'about', 'price', 'monthly'],
    onErasure: 'keep',
    columns: {
      rand: 'internal',
      category: 'school',
      name: 'school',
      about: 'school',
      registration_closes: 'school',
      links: 'school',
    },
  },
  lessons: {
    why: 'The lessons and exams of the school.',
    kept: 'always',
    rows: 'id in (select lesson_id from lesson_views where student_id = :id union select lesson_id from exam_results where student_id = :id)',
    exportAs: 'lessons',
    exportColumns: ['id', 'class_id', 'kind', 'subject'],
    onErasure: 'keep',
    columns: {
      kind: 'code',
      subject: 'school',
      about: 'school',
      material: 'internal',
      material_name: 'school',
      material_extension: 'internal',
      reference_answer: 'school',
      exam_rand: 'internal',
      idempotency_key: 'internal',
      version: 'internal',
    },
  },
} satisfies PartOfRegistry
