import type { PartOfRegistry } from '../registry-types.ts'

const CONTENT = 'until it is deleted'

/** What the school writes for all, and technical tables: nothing about a student. */
export const schoolTables = {
  questions: {
    why: 'Questions of exams and lessons.',
    kept: CONTENT,
    onErasure: 'keep',
    columns: {
      question: 'school',
      answer: 'school',
      option1: 'school',
      option2: 'school',
      option3: 'school',
      option4: 'school',
      added_by_save: 'internal',
      kind: 'internal',
    },
  },
  question_media: {
    why: 'Pictures and sounds of questions.',
    kept: CONTENT,
    onErasure: 'keep',
    columns: { file: 'internal', name: 'school', kind: 'internal', idempotency_key: 'internal' },
  },
  exam_versions: {
    why: 'Earlier questions of an exam, for those who answered them.',
    kept: 'always',
    onErasure: 'keep',
    columns: { content: 'school' },
  },
  quiz_questions: {
    why: 'Questions of the quiz.',
    kept: CONTENT,
    onErasure: 'keep',
    columns: {
      level: 'internal',
      question: 'school',
      answer: 'school',
      wrong_option1: 'school',
      wrong_option2: 'school',
      wrong_option3: 'school',
      source: 'school',
      search_text: 'school',
      question_key: 'school',
    },
  },
  certificate_templates: {
    why: 'Texts of certificates.',
    kept: CONTENT,
    onErasure: 'keep',
    columns: { title: 'school', content: 'school', footer: 'school' },
  },
  uploads: {
    why: 'Files that administrators upload for lessons.',
    kept: 'until the upload ends or expires',
    onErasure: 'keep',
    columns: {
      public_id: 'internal',
      idempotency_key: 'internal',
      name: 'school',
      declared_kind: 'internal',
      fingerprint: 'internal',
      state: 'internal',
      problem_code: 'internal',
      problem: 'internal',
      staged: 'internal',
      multipart_key: 'internal',
      multipart_id: 'internal',
      parts: 'internal',
      material: 'internal',
      material_extension: 'internal',
      writer: 'internal',
    },
  },
  settings: {
    why: 'Settings of the school.',
    kept: 'always',
    onErasure: 'keep',
    columns: { name: 'internal', value: 'school' },
  },
  secrets: {
    why: 'Keys with which the school signs.',
    kept: 'always',
    onErasure: 'keep',
    columns: { name: 'internal', value: 'internal' },
  },
  search_rebuilds: {
    why: 'A pending rebuild of search texts.',
    kept: 'until it is done',
    onErasure: 'keep',
    columns: { table_name: 'internal' },
  },
  confirmed_time: {
    why: 'The latest time that a running clock confirmed.',
    kept: 'always',
    onErasure: 'keep',
    columns: {},
  },
} satisfies PartOfRegistry
