import type { ExerciseKind } from '../../contract/exams/kinds/contents.ts'
import { writeParts } from '../../contract/exams/kinds/exercise.ts'
import { readGaps } from '../../contract/exams/kinds/gap/gap.ts'
import { matchName } from '../../contract/exams/kinds/match/match.ts'
import { tilesOf } from '../../contract/exams/kinds/order/order.ts'
import { isExercise } from '../../contract/exams/questions.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { signUp } from '../auth/sign-up.ts'
import { findUser } from '../auth/store.ts'
import { enrol } from '../enrolment/enrol.ts'
import { renew } from '../enrolment/renew.ts'
import { acceptSubmission } from '../exams/accept-submission.ts'
import { markSubmission } from '../exams/mark-submission.ts'
import { findSubmission } from '../exams/store.ts'
import { listQuestions, type Question } from '../lessons/question-store.ts'
import { findLesson } from '../lessons/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { RequestError } from '../platform/errors.ts'
import { openLesson } from '../study/open-lesson.ts'
import { fund } from '../wallet/fund.ts'
import { demoPassword, demoStudents } from './accounts.ts'
import type { DemoLesson, DemoQuestion } from './demo-class.ts'
import { createEventQueue, type EventQueue, type SimulationProcess } from './event-queue.ts'
import type { SeededClass } from './seed-classes.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { type StudentTimeline, timelineOf, writtenAnswers } from './student-timelines.ts'

/** Submissions younger than this are unmarked, unless the timeline sets another age. */
const DEFAULT_MARKING_DAYS = 25

type SeedContext = { school: AppContext; classes: SeededClass[]; adminId: number; now: number }
type SimulationContext = SeedContext & { random: SeededRandom; queue: EventQueue }
/** The state of one simulated student. Times are Unix seconds; lessons after `until` are not read. */
type StudentSimulation = {
  context: SimulationContext
  studentId: number
  timeline: StudentTimeline
  time: number
  until: number
}

/**
 * Simulates the past months of thirty students through the handlers of the product: they enrol, pay, read lessons, submit
 * exams and get marks. Returns their ids in the order of `demoStudents`.
 */
export async function seedStudents(context: SeedContext): Promise<number[]> {
  const ids: number[] = []
  const queue = createEventQueue()
  for (const index of demoStudents.keys()) {
    await queue.start(
      simulateStudent({ ...context, random: createSeededRandom(index + 7), queue }, index, ids),
    )
  }
  await queue.runAll()
  return ids
}

/** Simulates the student with this index and writes the new id into `ids`. */
async function* simulateStudent(
  context: SimulationContext,
  index: number,
  ids: number[],
): SimulationProcess {
  const account = demoStudents[index]
  if (!account) return
  const timeline = timelineOf(index, context.random)
  const joinedAt = context.now - timeline.joinedDaysAgo * DAY - context.random.integer(0, 9) * HOUR
  yield joinedAt
  const studentId = await signUp(context.school, {
    ...account,
    password: demoPassword,
    ...(await referralInput(context, timeline, ids)),
    now: joinedAt,
  })
  ids[index] = studentId
  const simulation = { context, studentId, timeline, time: joinedAt, until: context.now }
  yield* takeClasses(simulation)
  if (!timeline.finalTopUp) return
  yield context.now
  await topUpWallet({ ...simulation, time: context.now }, timeline.finalTopUp)
}

/** The referral of a student who signed up earlier, if the timeline has one. */
async function referralInput(
  { school }: SimulationContext,
  { referrerIndex }: StudentTimeline,
  ids: number[],
) {
  const referrerId = referrerIndex === undefined ? undefined : ids[referrerIndex]
  const referrer = referrerId === undefined ? undefined : await findUser(school.db, referrerId)
  if (!referrer) return {}
  return { referral: { code: referrer.referral_code, timezone: school.config.SITE_TIMEZONE } }
}

async function* takeClasses(simulation: StudentSimulation): SimulationProcess {
  const { context, timeline } = simulation
  for (const [index, slug] of timeline.classes.entries()) {
    const seededClass = context.classes.find((it) => it.slug === slug)
    if (!seededClass) throw new Error(`No class ${slug}`)
    const startsAt = classStartTime(simulation, index)
    if (startsAt !== null) simulation.time = startsAt
    simulation.until = classStartTime(simulation, index + 1) ?? context.now
    simulation.time += context.random.integer(1, 4) * DAY
    if (simulation.time > context.now) return
    yield simulation.time
    // classes with registration closed today were open at the simulated time
    if (!(await joinClass(simulation, seededClass))) return
    const isLast = index === timeline.classes.length - 1
    const lessons = isLast
      ? seededClass.lessons.length - timeline.unreadLessons
      : seededClass.lessons.length
    yield* readLessons(simulation, seededClass, lessons)
  }
}

function classStartTime({ context, timeline }: StudentSimulation, index: number): number | null {
  const daysAgo = timeline.classStartsDaysAgo?.[index]
  return daysAgo === undefined ? null : context.now - daysAgo * DAY
}

async function joinClass(
  simulation: StudentSimulation,
  seededClass: SeededClass,
): Promise<boolean> {
  if (seededClass.price > 0)
    await topUpWallet(simulation, seededClass.price + simulation.context.random.integer(0, 8) * 500)
  return isAccepted(() =>
    inTransaction(simulation.context.school.db, (tx) =>
      enrol(tx, enrolmentRequest(simulation, seededClass)),
    ),
  )
}

const enrolmentRequest = (
  { context, studentId, time }: StudentSimulation,
  seededClass: SeededClass,
) => ({
  studentId,
  classRef: String(seededClass.id),
  now: time,
  timezone: context.school.config.SITE_TIMEZONE,
})

async function topUpWallet({ context, studentId, time }: StudentSimulation, naira: number) {
  const { db, config } = context.school
  const timezone = config.SITE_TIMEZONE
  const funding = { studentId, amount: naira * 100, funderId: context.adminId, now: time, timezone }
  await inTransaction(db, (tx) => fund(tx, funding))
}

async function* readLessons(
  simulation: StudentSimulation,
  seededClass: SeededClass,
  count: number,
): SimulationProcess {
  for (const [index, lesson] of seededClass.lessons.slice(0, count).entries()) {
    const lessonId = seededClass.lessonIds[index] ?? 0
    if (LESSON_KINDS[lesson.kind].opensIn === 'class-page') continue
    simulation.time += simulation.context.random.integer(10, 130) * HOUR
    if (simulation.time > simulation.until) return
    yield simulation.time
    if (!(yield* openWhenAllowed(simulation, seededClass, lessonId))) return
    if (LESSON_KINDS[lesson.kind].hasQuestions) await sitExam(simulation, lesson, lessonId)
  }
}

/** Opens a lesson; at the monthly limit it waits, and it renews an expired subscription. False if it stays closed. */
async function* openWhenAllowed(
  simulation: StudentSimulation,
  seededClass: SeededClass,
  lessonId: number,
): SimulationProcess<boolean> {
  const { context, studentId } = simulation
  const tryOpen = () =>
    isAccepted(() =>
      openLesson(context.school, {
        studentId,
        isAdmin: false,
        classRef: String(seededClass.id),
        lessonId,
        now: simulation.time,
      }),
    )
  if (await tryOpen()) return true
  if (seededClass.monthlyLimit) simulation.time += 20 * DAY
  if (simulation.time > context.now) return false
  yield simulation.time
  if (seededClass.billing === 'monthly') {
    await topUpWallet(simulation, seededClass.price)
    await isAccepted(() =>
      inTransaction(context.school.db, (tx) =>
        renew(tx, enrolmentRequest(simulation, seededClass)),
      ),
    )
  }
  return tryOpen()
}

async function sitExam(simulation: StudentSimulation, lesson: DemoLesson, lessonId: number) {
  const { school, random } = simulation.context
  const exam = await findLesson(school.db, lessonId)
  const answers: Record<string, string> = {}
  for (const question of await listQuestions(school.db, lessonId)) {
    const demoQuestion = lesson.questions?.find((it) => it.question === question.question)
    const { skill } = simulation.timeline
    if (demoQuestion) answers[question.id] = chooseAnswer(demoQuestion, skill, random)
    else if (isExercise(question)) answers[question.id] = answerExercise(question, skill, random)
    else throw new Error(`No question ${question.question}`)
  }
  const { text, score } = composeTheoryAnswer(simulation, lesson)
  await acceptSubmission(school, {
    studentId: simulation.studentId,
    lessonId,
    examPublicId: exam?.exam_rand ?? '',
    answers,
    theory: text,
    theoryImage: '',
    now: simulation.time,
  })
  if (text !== '') await simulation.context.queue.start(markLater(simulation, lessonId, score))
}

type Exercise = Extract<Question, { kind: ExerciseKind }>

/** The right parts of an answer to an exercise, or those of two exchanged. */
function answerExercise(exercise: Exercise, skill: number, random: SeededRandom): string {
  const [first = '', second, ...others] = rightParts(exercise)
  if (second === undefined || random.next() < skill)
    return writeParts([first, ...(second === undefined ? [] : [second]), ...others])
  return writeParts([second, first, ...others])
}

function rightParts(exercise: Exercise): string[] {
  switch (exercise.kind) {
    case 'hear':
      return exercise.content.options.slice(0, 1)
    case 'order':
      return tilesOf(exercise.content.text, exercise.content.unit)
    case 'match':
      return exercise.content.pairs.map(({ right }) => matchName(right))
    case 'gap':
      return readGaps(exercise.content.line).gaps.map(([key = '']) => key)
    default:
      throw new Error(`Exams of the demo have no exercise of kind ${exercise.kind}`)
  }
}

/** Typing is harder than choosing, and most students leave out the diacritics. */
const TYPING_SKILL = 0.75
const DIACRITICS = /[\u064b-\u0652\u0670]/g

function chooseAnswer(question: DemoQuestion, skill: number, random: SeededRandom): string {
  const { answer } = question
  if (!('mistakes' in question))
    return random.next() < skill ? answer : random.pick(question.wrongAnswers)
  if (random.next() >= skill * TYPING_SKILL) return random.pick(question.mistakes)
  const isVocalised = question.marks === 'asked' || random.next() < 0.3
  return isVocalised ? answer : answer.replace(DIACRITICS, '')
}

function composeTheoryAnswer(
  { context, timeline }: StudentSimulation,
  lesson: DemoLesson,
): { text: string; score: number } {
  const reference = lesson.theoryAnswer
  if (reference === undefined) return { text: '', score: 0 }
  const draw = context.random.next()
  if (draw < timeline.skill - 0.2)
    return { text: writtenAnswers.strong(reference), score: context.random.integer(88, 98) }
  if (draw < timeline.skill + 0.1)
    return { text: writtenAnswers.fair(reference), score: context.random.integer(70, 87) }
  return { text: writtenAnswers.weak, score: context.random.integer(30, 55) }
}

/** Marks a submission some days later, concurrently with the student's next actions. */
async function* markLater(
  { context, studentId, timeline, time: submittedAt }: StudentSimulation,
  lessonId: number,
  score: number,
): SimulationProcess {
  const markedAt = submittedAt + context.random.integer(1, 4) * DAY
  if (
    markedAt > context.now ||
    submittedAt > context.now - (timeline.markingDays ?? DEFAULT_MARKING_DAYS) * DAY
  )
    return
  yield markedAt
  const submission = await findSubmission(context.school.db, studentId, lessonId)
  if (!submission) return
  await inTransaction(context.school.db, (tx) =>
    markSubmission(tx, {
      submission: { id: submission.id, lessonId },
      typedScore: score,
      feedback: undefined,
      version: undefined,
      markerId: context.adminId,
      now: markedAt,
    }),
  )
}

/** Runs an action; false if it was declined. Other errors are thrown. */
async function isAccepted(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}
