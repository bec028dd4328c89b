import type { AuditAction } from '../../contract/audit/audit.ts'
import type { AuditValues } from '../../contract/audit/audit-fields.ts'
import { DEFAULT_NEAR_CREDIT, DEFAULT_POINTS } from '../../contract/exams/exam-score.ts'
import { exerciseText } from '../../contract/exams/kinds/texts.ts'
import { QUESTION_KINDS } from '../../contract/exams/question-problems.ts'
import { fileIdsIn, isExercise, isTyped } from '../../contract/exams/questions.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { storedText } from '../platform/stored-text.ts'
import { findRenditions } from '../renditions/store.ts'
import { listAttachments } from './attachments.ts'
import { listChecks, listQuestions, type Question } from './question-store.ts'
import { removeQuestion } from './questions.ts'
import { findLesson, type LessonRecord, listLessons } from './store.ts'

/** Who changes a lesson; without an actor it is a program, whose changes are not audited. */
export type LessonAudit = {
  action: AuditAction
  lessonId: number
  actorId?: number | undefined
  now: number
}

/** Runs a change of a lesson and records its fields and questions before and after. */
export async function auditLessonChange(
  tx: Tx,
  audit: LessonAudit,
  change: () => Promise<void>,
): Promise<void> {
  if (!audit.actorId) return change()
  const before = await readLesson(tx, audit.lessonId)
  await change()
  const after = await readLesson(tx, audit.lessonId)
  await writeLessonEntry(tx, audit, before, after)
}

/** Records a new lesson with its fields and questions. */
export async function auditNewLesson(tx: Tx, audit: Omit<LessonAudit, 'action'>): Promise<void> {
  const after = audit.actorId ? await readLesson(tx, audit.lessonId) : undefined
  await writeLessonEntry(tx, { ...audit, action: 'addLesson' }, undefined, after)
}

/** Deletes a question of an exam, or a check, with its audit entry. */
export async function deleteAuditedQuestion(
  tx: Tx,
  { id, actorId, now }: { id: number; actorId: number; now: number },
): Promise<void> {
  const question = await removeQuestion(tx, { id, actorId, now })
  const lesson = await findLesson(tx, question.lessonId)
  await writeAuditEntry(tx, {
    actorId,
    action: 'deleteQuestion',
    subjectId: null,
    detail: lesson ? lessonDetail(lesson) : '',
    before: { question: questionText(question) },
    now,
  })
}

/** Records a new order of the lessons of a class. */
export async function auditLessonOrder(
  tx: Tx,
  { actorId, now }: { actorId: number; now: number },
  before: readonly LessonRecord[],
): Promise<void> {
  const classId = before[0]?.class_id ?? 0
  const toOrder = (lessons: readonly LessonRecord[]) =>
    lessons.map((it, index) => `${index + 1}. ${it.subject}`).join('\n')
  await writeAuditEntry(tx, {
    actorId,
    action: 'reorderLessons',
    subjectId: null,
    detail: say('audited_detail_class_only', { id: `${classId}` }),
    before: { order: toOrder(before) },
    after: { order: toOrder(await listLessons(tx, classId)) },
    now,
  })
}

const lessonDetail = ({ id, class_id: classId, subject }: LessonRecord) =>
  say('audited_detail_lesson', { id: `${id}`, class: `${classId}`, subject })

type AuditedLesson = { lesson: LessonRecord; values: AuditValues }

async function writeLessonEntry(
  tx: Tx,
  { actorId, action, now }: LessonAudit,
  before: AuditedLesson | undefined,
  after: AuditedLesson | undefined,
) {
  const lesson = (before ?? after)?.lesson
  if (!actorId || !lesson) return
  await writeAuditEntry(tx, {
    actorId,
    action,
    subjectId: null,
    detail: lessonDetail(lesson),
    ...(before && after && { before: before.values }),
    // what a deleted lesson contained can be read in the bin
    ...(after && { after: after.values }),
    now,
  })
}

async function readLesson(tx: Tx, lessonId: number): Promise<AuditedLesson | undefined> {
  const lesson = await findLesson(tx, lessonId)
  if (!lesson) return undefined
  const questions = await listQuestions(tx, lessonId)
  const hasNear = questions.some((it) => it.kind !== 'choice')
  const values: AuditValues = {
    subject: lesson.subject,
    kind: lesson.kind,
    scheduled: lesson.scheduled === 1,
    opensAt: lesson.opens_at,
    draft: lesson.is_draft === 1,
    sample: lesson.is_sample === 1,
    file: lesson.material_name,
    ...(await attachedNames(tx, lesson.material)),
    about: lesson.about,
    referenceAnswer: lesson.reference_answer,
    // an exam of choice questions does not need it
    nearCredit: hasNear || lesson.near_credit !== DEFAULT_NEAR_CREDIT ? lesson.near_credit : null,
    ...(lesson.second_mark !== 'off' && {
      secondMark: lesson.second_mark,
      ...(lesson.second_mark === 'owner' && { secondMarkPoints: lesson.second_mark_points }),
    }),
    ...examRules(lesson),
    attachments: (await listAttachments(tx, lesson)).map((it) => it.name).join('\n'),
    ...(lesson.answer_ways !== '' && { answerWays: lesson.answer_ways }),
    ...(lesson.reading !== '' && { reading: lesson.reading }),
    ...(lesson.reading_source !== '' && { readingSource: lesson.reading_source }),
    ...(lesson.blocks !== '' && { blocks: lesson.blocks }),
    ...numbered('question', questions),
    ...numbered('check', await listChecks(tx, lessonId)),
  }
  return { lesson, values }
}

/** The rules of an exam that are not the default. */
const examRules = (lesson: LessonRecord): AuditValues => ({
  lastMoment: lesson.closes_at || null,
  graceMinutes: lesson.grace_minutes || null,
  limitMinutes: lesson.time_limit || null,
  shuffled: lesson.shuffled === 1 || null,
  drawCount: lesson.draw_count || null,
  attempts: lesson.attempts > 1 ? lesson.attempts : null,
  ...(lesson.attempts > 1 && { attemptRule: lesson.attempt_rule }),
})

/** The names of the sound and the captions that a teacher has attached to a file. */
async function attachedNames(tx: Tx, material: string): Promise<AuditValues> {
  const attached = (await findRenditions(tx, material)).filter((it) => it.state === 'attached')
  const captions = attached.filter((it) => it.form.startsWith('captions-'))
  return {
    sound: attached.find((it) => it.form === 'sound')?.name ?? '',
    captions: captions.map((it) => `${it.form.slice(-2)}: ${it.name}`).join('\n'),
  }
}

/** The questions under their numbers: `question 3`. */
function numbered(field: 'question' | 'check', questions: readonly Question[]): AuditValues {
  return Object.fromEntries(
    questions.map((it, index) => [`${field} ${index + 1}`, questionText(it)]),
  )
}

function questionText(it: Question): string {
  const extras = [
    ...(it.points === DEFAULT_POINTS
      ? []
      : [storedText(say('audited_text_points', { points: String(it.points) }))]),
    ...(it.mediaId === null ? [] : [fileText(it.mediaId)]),
  ]
  return [it.question, `✓ ${it.answer}`, ...otherAnswers(it), ...extras].join('\n')
}

const fileText = (id: number) => storedText(say('audited_text_file', { number: String(id) }))

/** Where a typed answer needs the vowel marks of its key. */
const TYPED = {
  free: [say('audited_text_typed'), say('audited_text_typed_strict')],
  ending: [say('audited_text_typed_endings'), say('audited_text_typed_endings_strict')],
  asked: [say('audited_text_typed_asked'), say('audited_text_typed_asked_strict')],
} as const

function otherAnswers(it: Question): string[] {
  if (isTyped(it))
    return [...it.accepted.map((key) => `✓ ${key}`), storedText(TYPED[it.marks][it.strict ? 1 : 0])]
  if (isExercise(it)) {
    const line = exerciseText(it.kind).write(it.content)
    const sounds = fileIdsIn(it.content).map((id) => fileText(id))
    return [`${storedText(QUESTION_KINDS[it.kind].label)}: ${line}`, ...sounds]
  }
  return [it.option1, it.option2, it.option3, it.option4]
    .filter((option) => option !== '' && option !== it.answer)
    .map((option) => `✗ ${option}`)
}
