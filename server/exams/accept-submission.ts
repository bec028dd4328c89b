import { readWays } from '../../contract/exams/answer-ways.ts'
import { objectiveScore, scoreAnswers, scoringOf } from '../../contract/exams/exam-score.ts'
import {
  ALREADY_SUBMITTED,
  findSubmissionError,
  ONE_OPTION_ONLY,
} from '../../contract/exams/exam-submission.ts'
import { lessonAccess } from '../../contract/lessons/lesson-access.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { say } from '../../messages/message.ts'
import { type ExamContent, readExamContent } from '../lessons/exam-versions.ts'
import type { Question } from '../lessons/question-store.ts'
import { findClassForStudent, readStudentClassState } from '../lessons/student-class-state.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { attachAnswer, requireAnswer } from '../voice/answers.ts'
import { deletePhotograph, insertPhotograph } from '../voice/photographs.ts'
import { isAnswerFileStored } from '../voice/store.ts'
import { type StoredImage, storeAnswerImage } from './answer-image.ts'
import { chooseAttempts } from './count-attempts.ts'
import { hasTheoryPart } from './exam-for-student.ts'
import { computeScores, isTheoryAnswered } from './score.ts'
import { toScoringRules } from './scored-submission.ts'
import { clampHandedInAt, wasServed } from './served-at.ts'
import { setOpenedAt } from './sitting-store.ts'
import { isSavedAtEnd, type Paper, questionsOf, readPaper, requireInTime } from './sittings.ts'
import { type Exam, findAttempt, findExam, insertSubmission, type NewSubmission } from './store.ts'
import {
  insertTypedAnswers,
  lockVerdicts,
  readOverrides,
  type SubmissionAnswers,
} from './typed-answer-store.ts'
import { findByKey, insertUncounted } from './uncounted-submissions.ts'

type SubmissionInput = {
  studentId: number
  lessonId: number
  examPublicId: string
  /** Question id to the text of the selected option. */
  answers: Record<string, string>
  theory: string
  /** A data URL, or ''. */
  theoryImage: string
  /** The key of the recording of a spoken answer, '' for none. */
  theoryVoice?: string
  /** The version that the answers belong to; undefined for the current one. */
  examVersion?: number | undefined
  /** Idempotency key, so that the submission can be sent again. */
  idempotencyKey?: string | undefined
  /** When the student submitted, Unix seconds; undefined for now. */
  handedInAt?: number | undefined
  /** From 1; undefined for the first. */
  attempt?: number | undefined
  /** When the student began a kept exam without a connection, Unix seconds. */
  begunAt?: number | undefined
  /** Unix seconds. */
  now: number
  /** Runs in the transaction that stores the submission, for example to record who has sent it. */
  onStored?: (tx: Tx, stored: { submittedAt: number; counts: boolean }) => Promise<void>
}

/**
 * Stores the submission of a student and scores its objective part (R-EXAM-014, R-EXAM-018). Declines if the student may
 * not open the exam, the submission is incomplete, or one exists. It counts for the version that it answers, whatever has
 * changed since (decision 0531). A repeated key gets the first response and changes nothing (decision 0620). Throws
 * 400 for an answer to a question of another exam or version, an answer that is not an option and a typed answer of more
 * than 200 letters, and 404 for an unknown version.
 */
export async function acceptSubmission(school: AppContext, input: SubmissionInput): Promise<void> {
  if (await isRepetition(school.db, input)) return
  const exam = await requireExam(school.db, input)
  const attempt = input.attempt || 1
  const earlier = await findAttempt(school.db, { ...input, attempt })
  if (earlier && input.idempotencyKey === undefined) decline('already_submitted', ALREADY_SUBMITTED)
  await requireOpenExam(school, exam, input)
  const { begunAt } = input
  const paper = await readPaper(school.db, { ...input, lesson: exam, attempt, begunAt })
  const scored = await prepareSubmission(school, input, { exam, paper })
  const withImage = { ...input, theoryImage: scored.image }
  const outcome = await withStoredImage(school, withImage, (image) => {
    return inTransaction(school.db, async (tx) => {
      const answers = await scoreTyped(tx, exam.id, scored)
      const objective = objectiveScore(answers)
      const photo = image ? await insertPhotograph(tx, { ...input, ...image }) : 0
      const row = {
        ...toRow(input, { ...scored, objective, photo, print: image?.print ?? '' }),
        class_id: exam.classId,
      }
      const outcome = await store(tx, row, { answers, now: input.now })
      if (outcome === 'counted') await recordAttempt(tx, input, paper)
      if (isStored(outcome))
        await input.onStored?.(tx, { ...scored, counts: outcome === 'counted' })
      else await deletePhotograph(tx, photo)
      return outcome
    })
  })
  if (outcome === 'uncounted' || outcome === 'declined')
    decline('already_submitted', ALREADY_SUBMITTED)
}

/** Stores when a paper was begun without a connection, and which of several attempts counts. */
async function recordAttempt(tx: Tx, { studentId, lessonId }: SubmissionInput, paper: Paper) {
  const { attempt, begunAt: at, rules } = paper
  if (at !== undefined)
    await setOpenedAt(tx, { studentId, lessonId, attempt }, { at, byPhone: true })
  if (attempt > 1 || rules.attempts > 1) await chooseAttempts(tx, { lessonId, studentId })
}

/** True if the key was accepted before. Declines if its submission did not count; throws 400 if it was for another exam. */
async function isRepetition(db: Db, { studentId, lessonId, idempotencyKey }: SubmissionInput) {
  const earlier =
    idempotencyKey === undefined
      ? undefined
      : await findByKey(db, { studentId, key: idempotencyKey })
  if (earlier && earlier.lessonId !== lessonId)
    httpError('invalid_request', say('rules_wire_field_used_for_another_exam', { field: 'once' }))
  if (earlier && !earlier.counts) decline('already_submitted', ALREADY_SUBMITTED)
  return earlier !== undefined
}

/** Scores the answers by the version that they answer and by the verdicts that teachers have set until now. */
async function scoreTyped(tx: Tx, lessonId: number, { content, answers }: Scorable) {
  const { questions } = content
  const rules = await toScoringRules(content, async () => {
    await lockVerdicts(tx, lessonId, 'submission')
    return readOverrides(tx, lessonId)
  })
  return scoreAnswers(questions, questions, answers, rules)
}

/** The valid answers of a submission with the version that they answer. */
async function prepareSubmission(
  school: AppContext,
  input: SubmissionInput,
  { exam, paper }: { exam: Exam; paper: Paper },
) {
  const { questions: all, ...rest } = await requireContent(school, input)
  const { referenceAnswer, version } = rest
  const questions = questionsOf(paper.opening, all)
  const submittedAt = await clampHandedInAt(school.db, { ...input, version })
  requireInTime(paper, submittedAt)
  const hasTheory = hasTheoryPart(referenceAnswer, all.length)
  const answers = resolveAnswers(questions, input.answers)
  const voiceKey = (hasTheory && input.theoryVoice) || ''
  const problem = findSubmissionError(
    { questionIds: questions.map((it) => it.id), hasTheory, ways: readWays(exam.answerWays) },
    {
      ...{ answers, theory: input.theory, hasImage: input.theoryImage !== '' },
      hasVoice: voiceKey !== '',
    },
  )
  if (problem && (problem === ONE_OPTION_ONLY || !isSavedAtEnd(paper, submittedAt)))
    decline('incomplete_submission', problem)
  return {
    version,
    content: { ...rest, questions },
    attempt: paper.attempt,
    questionIds: questions === all ? '' : JSON.stringify(questions.map(({ id }) => id)),
    answers,
    // the exam may have lost its theory part while the student answered it
    theory: hasTheory ? input.theory : '',
    image: hasTheory ? input.theoryImage : '',
    voice: voiceKey && (await requireAnswer(school.db, { ...input, key: voiceKey })),
    submittedAt,
  }
}

type Scorable = Awaited<ReturnType<typeof prepareSubmission>>
type Scored = Scorable & { objective: number | null; photo: number; print: string }

function toRow({ studentId, lessonId, idempotencyKey, now }: SubmissionInput, scored: Scored) {
  const { version, answers, objective, theory, photo, print, submittedAt } = scored
  const { attempt, questionIds } = scored
  const written = {
    theory_text: theory,
    theory_photo: photo,
    theory_voice: scored.voice || 0,
  }
  const isAnswered = isTheoryAnswered(written)
  return {
    lesson_id: lessonId,
    student_id: studentId,
    answers: JSON.stringify(answers),
    objective_score: objective,
    ...written,
    image_print: print,
    theory_score: null,
    total_score: computeScores(objective, { isAnswered, score: null }).total,
    submitted_at: submittedAt,
    received_at: submittedAt === now ? null : now,
    // without a theory answer the submission needs no marking
    marked_at: isAnswered ? null : now,
    exam_version: version,
    scored_version: version,
    idempotency_key: idempotencyKey ?? null,
    attempt,
    question_ids: questionIds,
  }
}

/** 'repeated' is a concurrent copy of the same request, 'declined' a submission that must not be stored; both store nothing. */
type Outcome = 'counted' | 'uncounted' | 'repeated' | 'declined'

const isStored = (outcome: Outcome | undefined) => outcome === 'counted' || outcome === 'uncounted'

/** Stores a submission; one that arrives after another of the student does not count (decision 0620). */
async function store(
  tx: Tx,
  row: NewSubmission,
  { answers: scored, now }: { answers: SubmissionAnswers['answers']; now: number },
): Promise<Outcome> {
  const resultId = await insertSubmission(tx, row)
  if (resultId !== undefined) {
    await insertTypedAnswers(tx, { resultId, answers: scored })
    await attachFiles(tx, row, { result_id: resultId })
    return 'counted'
  }
  const { idempotency_key, answers, theory_text, theory_photo, theory_voice } = row
  if (idempotency_key === null) return 'declined'
  const stored = await findAttempt(tx, {
    studentId: row.student_id,
    lessonId: row.lesson_id,
    attempt: row.attempt,
  })
  if (stored?.idempotency_key === idempotency_key) return 'repeated'
  const { lesson_id, student_id, exam_version, objective_score, submitted_at } = row
  const uncountedId = await insertUncounted(tx, {
    ...{ lesson_id, student_id, exam_version, objective_score, submitted_at },
    ...{ idempotency_key, answers, theory_text, theory_photo, theory_voice, received_at: now },
  })
  if (uncountedId === undefined) return 'declined'
  await attachFiles(tx, row, { uncounted_id: uncountedId })
  return 'uncounted'
}

async function attachFiles(
  tx: Tx,
  { theory_photo, theory_voice }: NewSubmission,
  of: Parameters<typeof attachAnswer>[2],
) {
  for (const id of [theory_photo, theory_voice]) await attachAnswer(tx, id, of)
}

/** The exam of the request. Throws 404 for an unknown lesson; declines a lesson that is not this exam. */
async function requireExam(db: Db, { lessonId, examPublicId }: SubmissionInput): Promise<Exam> {
  const exam =
    (await findExam(db, lessonId)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  if (!LESSON_KINDS[exam.kind].hasQuestions)
    decline('not_an_exam', say('rules_exams_lesson_not_exam'))
  if (exam.publicId !== examPublicId) decline('exam_mismatch', say('rules_exams_not_exam_lesson'))
  return exam
}

/** Declines an exam that the student may not open. */
export async function requireOpenExam(
  { db, config }: AppContext,
  exam: Exam,
  { studentId, now }: Pick<SubmissionInput, 'studentId' | 'now'>,
): Promise<void> {
  const classForStudent = await findClassForStudent(db, {
    classRef: String(exam.classId),
    studentId,
  })
  if (!classForStudent || classForStudent.syllabus.class.draft)
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  const timezone = config.SITE_TIMEZONE
  const state = await readStudentClassState(db, classForStudent, { now, timezone })
  const lesson =
    state.lessons.find((it) => it.id === exam.id) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  const access = lessonAccess(lesson, state)
  if (!access.open) decline(access.reason, access.message)
}

async function requireContent(
  { db }: AppContext,
  { studentId, lessonId, examVersion }: SubmissionInput,
): Promise<ExamContent> {
  const content = await readExamContent(db, lessonId, examVersion)
  const isServed =
    examVersion === undefined ||
    (await wasServed(db, { studentId, lessonId, version: examVersion }))
  return (
    (isServed ? content : undefined) ??
    httpError('exam_version_not_found', say('rules_exams_version_exam_not_found_reload'))
  )
}

/** Replaces each answer by the stored text of the matching option. Throws 400 for unknown questions and options. */
function resolveAnswers(questions: Question[], submitted: Record<string, string>) {
  const byId = new Map(questions.map((it) => [String(it.id), it]))
  const resolved: Record<string, string> = {}
  for (const [id, text] of Object.entries(submitted)) {
    const question =
      byId.get(id) ??
      httpError('invalid_request', say('rules_exams_answer_not_question_exam', { id }))
    if (text.trim() === '') continue
    const found = scoringOf(question).resolveAnswer(question, text)
    if ('problem' in found) httpError('invalid_request', found.problem(id))
    resolved[id] = found.answer
  }
  return resolved
}

/**
 * Stores the image of a submission, if it has one, calls `save` with it, and deletes it if `save` throws or stores nothing.
 */
async function withStoredImage(
  school: AppContext,
  input: SubmissionInput,
  save: (image: StoredImage | undefined) => Promise<Outcome>,
): Promise<Outcome> {
  if (!input.theoryImage) return save(undefined)
  const image = await storeAnswerImage(school, input.theoryImage)
  const { key } = image
  let outcome: Outcome | undefined
  try {
    outcome = await save(image)
    return outcome
  } finally {
    // the connection may have failed after the commit
    if (!isStored(outcome) && !(await isAnswerFileStored(school.db, key)))
      await school.files.remove(key)
  }
}
