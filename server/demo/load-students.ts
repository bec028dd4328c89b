import { signUp } from '../auth/sign-up.ts'
import { findPerson } from '../auth/store.ts'
import { enrol } from '../enrolment/enrol.ts'
import { renew } from '../enrolment/renew.ts'
import { mark } from '../exams/mark.ts'
import { findResult } from '../exams/store.ts'
import { submit } from '../exams/submit.ts'
import { inTransaction } from '../kernel/db.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { listQuestions } from '../lessons/questions.ts'
import { findLesson } from '../lessons/store.ts'
import { openLesson } from '../study/open-lesson.ts'
import { fund } from '../wallet/fund.ts'
import { type Agenda, type Life, newAgenda } from './agenda.ts'
import { type Chance, chanceFrom } from './chance.ts'
import type { DemoLesson } from './demo-class.ts'
import type { LoadedClass } from './load-classes.ts'
import { demoPassword, demoStudents } from './people.ts'
import { type Story, storyOf, writtenAnswers } from './student-stories.ts'

const DAY = 24 * 3600
const HOUR = 3600
/** Papers younger than this are not marked yet, if their story does not say otherwise. */
const DESK_DAYS = 25

type Months = { school: School; classes: LoadedClass[]; headId: number; now: number }
type Demo = Months & { chance: Chance; agenda: Agenda }
/** One student on the way through time: `at` moves on, and what would lie after `until` waits. */
type Walk = { demo: Demo; studentId: number; story: Story; at: number; until: number }

/**
 * Thirty students live through their months side by side: they join, pay, read, sit exams and are marked, each by the
 * product's verbs. Answers their ids in the order of `demoStudents`.
 */
export async function loadStudents(demo: Months): Promise<number[]> {
  const ids: number[] = []
  const agenda = newAgenda()
  for (const nth of demoStudents.keys()) {
    await agenda.add(live({ ...demo, chance: chanceFrom(nth + 7), agenda }, nth, ids))
  }
  await agenda.run()
  return ids
}

/** The nth student's months, with the id written into `ids`. */
async function* live(demo: Demo, nth: number, ids: number[]): Life {
  const person = demoStudents[nth]
  if (!person) return
  const story = storyOf(nth, demo.chance)
  const at = demo.now - story.joinedDaysAgo * DAY - demo.chance.between(0, 9) * HOUR
  yield at
  const studentId = await signUp(demo.school.db, {
    ...person,
    password: demoPassword,
    ...(await codeOf(demo, story, ids)),
    now: at,
  })
  ids[nth] = studentId
  const walk = { demo, studentId, story, at, until: demo.now }
  yield* study(walk)
  if (!story.pocket) return
  yield demo.now
  await topUp({ ...walk, at: demo.now }, story.pocket)
}

/** The referral code of a friend who is here already. */
async function codeOf({ school }: Demo, { friendOf }: Story, ids: number[]) {
  const friendId = friendOf === undefined ? undefined : ids[friendOf]
  const friend = friendId === undefined ? undefined : await findPerson(school.db, friendId)
  if (!friend) return {}
  return { referral: { code: friend.referral_code, timezone: school.config.SITE_TIMEZONE } }
}

async function* study(walk: Walk): Life {
  const { demo, story } = walk
  for (const [nth, slug] of story.classes.entries()) {
    const aClass = demo.classes.find((it) => it.slug === slug)
    if (!aClass) throw new Error(`No class ${slug}`)
    const begins = beginOf(walk, nth)
    if (begins !== null) walk.at = begins
    walk.until = beginOf(walk, nth + 1) ?? demo.now
    walk.at += demo.chance.between(1, 4) * DAY
    if (walk.at > demo.now) return
    yield walk.at
    // registration of a class that is closed today was open while its students joined
    if (!(await join(walk, aClass))) return
    const isLast = nth === story.classes.length - 1
    const lessons = isLast ? aClass.lessons.length - story.leaves : aClass.lessons.length
    yield* readLessons(walk, aClass, lessons)
  }
}

function beginOf({ demo, story }: Walk, nth: number): number | null {
  const daysAgo = story.begins?.[nth]
  return daysAgo === undefined ? null : demo.now - daysAgo * DAY
}

async function join(walk: Walk, aClass: LoadedClass): Promise<boolean> {
  if (aClass.price > 0) await topUp(walk, aClass.price + walk.demo.chance.between(0, 8) * 500)
  return went(() => inTransaction(walk.demo.school.db, (tx) => enrol(tx, placeOf(walk, aClass))))
}

const placeOf = ({ demo, studentId, at }: Walk, aClass: LoadedClass) => ({
  studentId,
  classRef: String(aClass.id),
  now: at,
  timezone: demo.school.config.SITE_TIMEZONE,
})

async function topUp({ demo, studentId, at }: Walk, naira: number) {
  const funding = { studentId, amount: naira * 100, funderId: demo.headId, now: at }
  await inTransaction(demo.school.db, (tx) => fund(tx, funding))
}

async function* readLessons(walk: Walk, aClass: LoadedClass, count: number): Life {
  for (const [nth, lesson] of aClass.lessons.slice(0, count).entries()) {
    const lessonId = aClass.lessonIds[nth] ?? 0
    if (lesson.kind === 'timetable') continue
    walk.at += walk.demo.chance.between(10, 130) * HOUR
    if (walk.at > walk.until) return
    yield walk.at
    if (!(yield* opened(walk, aClass, lessonId))) return
    if (lesson.kind === 'exam') await sit(walk, lesson, lessonId)
  }
}

/** A month that is used up is waited for, a subscription that has ended is renewed; what else is shut stays shut. */
async function* opened(walk: Walk, aClass: LoadedClass, lessonId: number): Life<boolean> {
  const { demo, studentId } = walk
  const open = () =>
    went(() =>
      openLesson(demo.school, {
        studentId,
        isAdmin: false,
        classRef: String(aClass.id),
        lessonId,
        now: walk.at,
      }),
    )
  if (await open()) return true
  if (aClass.monthlyLimit) walk.at += 20 * DAY
  if (walk.at > demo.now) return false
  yield walk.at
  if (aClass.billing === 'monthly') {
    await topUp(walk, aClass.price)
    await went(() => inTransaction(demo.school.db, (tx) => renew(tx, placeOf(walk, aClass))))
  }
  return open()
}

async function sit(walk: Walk, lesson: DemoLesson, lessonId: number) {
  const { school, chance } = walk.demo
  const exam = await findLesson(school.db, lessonId)
  const answers: Record<string, string> = {}
  for (const question of await listQuestions(school.db, lessonId)) {
    const wrong = [question.option1, question.option2, question.option3, question.option4].filter(
      Boolean,
    )
    answers[question.id] = chance.next() < walk.story.skill ? question.answer : chance.pick(wrong)
  }
  const { text, score } = written(walk, lesson)
  await submit(school, {
    studentId: walk.studentId,
    lessonId,
    examRand: exam?.exam_rand ?? '',
    answers,
    theory: text,
    theoryImage: '',
    now: walk.at,
  })
  if (text !== '') await walk.demo.agenda.add(marking(walk, lessonId, score))
}

function written({ demo, story }: Walk, lesson: DemoLesson): { text: string; score: number } {
  const reference = lesson.theoryAnswer
  if (reference === undefined) return { text: '', score: 0 }
  const drawn = demo.chance.next()
  if (drawn < story.skill - 0.2)
    return { text: writtenAnswers.strong(reference), score: demo.chance.between(88, 98) }
  if (drawn < story.skill + 0.1)
    return { text: writtenAnswers.fair(reference), score: demo.chance.between(70, 87) }
  return { text: writtenAnswers.weak, score: demo.chance.between(30, 55) }
}

/** A paper is marked some days on, while its writer reads further. */
async function* marking(
  { demo, studentId, story, at }: Walk,
  lessonId: number,
  score: number,
): Life {
  const markedAt = at + demo.chance.between(1, 4) * DAY
  if (markedAt > demo.now || at > demo.now - (story.deskDays ?? DESK_DAYS) * DAY) return
  yield markedAt
  const result = await findResult(demo.school.db, studentId, lessonId)
  if (!result) return
  await mark(demo.school.db, {
    result: { id: result.id, lessonId },
    score,
    markerId: demo.headId,
    now: markedAt,
  })
}

/** Whether a deed was let through; a refusal is part of a student's life here, a fault is not. */
async function went(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed()
    return true
  } catch (fault) {
    if (fault instanceof Refusal) return false
    throw fault
  }
}
