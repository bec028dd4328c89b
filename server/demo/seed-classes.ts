import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { exerciseText } from '../../contract/exams/kinds/texts.ts'
import { DEFAULT_PASS } from '../../contract/lessons/can-do.ts'
import type { LessonBlock } from '../../contract/lessons/lesson-blocks.ts'
import type { CheckForm } from '../../contract/lessons/lesson-form.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import { addClass } from '../classes/edit-class.ts'
import { saveCanDo } from '../classes/store.ts'
import { addLesson } from '../lessons/edit-lesson.ts'
import { storeQuestionMedia } from '../lessons/question-media.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { newUploadName } from '../platform/upload-folder.ts'
import { demoClasses } from './classes.ts'
import type { DemoClass, DemoExercise, DemoLesson, DemoLine, DemoQuestion } from './demo-class.ts'
import { makeDemoVideo } from './make-video.ts'

/** A class of the demo with its ids in the database. */
export type SeededClass = DemoClass & { id: number; lessonIds: number[] }

/** The id of an earlier lesson of the same class by the beginning of its subject. */
type FindLessonId = (subject: string) => number | undefined

type SeedTimes = { createdAt: number; now: number }

/** Adds all classes with their lessons and files, dated some months ago. */
export async function seedClasses(school: AppContext, times: SeedTimes): Promise<SeededClass[]> {
  const seeded: SeededClass[] = []
  for (const it of demoClasses) {
    const id = await inTransaction(school.db, (tx) =>
      addClass(tx, toClassInput(it, seeded, school.config.SITE_TIMEZONE, times), times.createdAt),
    )
    const lessonIds: number[] = []
    const sample = it.lessons.find(({ kind }) => LESSON_KINDS[kind].canBeSample)
    for (const lesson of it.lessons) {
      const findLessonId = (subject: string) =>
        lessonIds[it.lessons.findIndex((earlier) => earlier.subject.startsWith(subject))]
      const fields = await toLessonInput(school, lesson, { ...times, findLessonId })
      const input = { ...fields, sample: lesson === sample }
      lessonIds.push(await addLesson(school, { classId: id, ...input }))
    }
    await seedCanDo(school, it, { id, lessonIds, now: times.createdAt })
    seeded.push({ ...it, id, lessonIds })
  }
  return seeded
}

/** What students of a class can do (R-LEARN-012). */
async function seedCanDo(
  school: AppContext,
  { canDo, lessons }: DemoClass,
  { id, lessonIds, now }: { id: number; lessonIds: readonly number[]; now: number },
) {
  if (!canDo) return
  const idOf = (subject: string) =>
    lessonIds[lessons.findIndex((it) => it.subject.startsWith(subject))] ?? 0
  const statements = canDo.map((it) => ({
    text: it.text,
    lessons: it.lessons.map(idOf),
    pass: DEFAULT_PASS,
  }))
  await inTransaction(school.db, (tx) => saveCanDo(tx, id, statements, now))
}

function toClassInput(
  demoClass: DemoClass,
  earlier: SeededClass[],
  timezone: string,
  { now }: SeedTimes,
) {
  const closesInDays = demoClass.registrationEndsInDays
  return {
    category: demoClass.category,
    name: demoClass.name,
    about: demoClass.about,
    premium: demoClass.price > 0,
    price: demoClass.price * 100,
    active: true,
    monthly: demoClass.billing === 'monthly',
    monthlyLimit: demoClass.monthlyLimit ?? 0,
    registrationCloses:
      closesInDays === undefined ? '' : isoDay(now + closesInDays * DAY, timezone),
    links: demoClass.links ?? '',
    prerequisiteId: earlier.find(({ slug }) => slug === demoClass.prerequisite)?.id ?? 0,
  }
}

async function toLessonInput(
  school: AppContext,
  lesson: DemoLesson,
  { createdAt, now, findLessonId }: SeedTimes & { findLessonId: FindLessonId },
) {
  const isExam = LESSON_KINDS[lesson.kind].hasQuestions
  const exercises = await Promise.all(
    (lesson.exercises ?? []).map((it) => toExerciseForm(school, it, createdAt)),
  )
  return {
    kind: lesson.kind,
    subject: lesson.subject,
    about: lesson.about,
    scheduled: lesson.opensInDays !== undefined,
    opensAt: lesson.opensInDays === undefined ? 0 : now + lesson.opensInDays * DAY,
    referenceAnswer: lesson.theoryAnswer ?? '',
    questions: isExam
      ? [
          ...(lesson.questions ?? []).map((it) => ({
            ...toQuestionForm(it),
            explainedIn: it.explainedIn === undefined ? undefined : findLessonId(it.explainedIn),
          })),
          ...exercises,
        ]
      : undefined,
    checks: isExam ? undefined : [...(lesson.checks ?? []).map(toQuestionForm), ...exercises],
    blocks: await toBlocks(school, lesson, createdAt),
    file: await findFile(school, lesson),
    now: createdAt,
  }
}

function toQuestionForm(demoQuestion: DemoQuestion) {
  const { question, answer } = demoQuestion
  if ('mistakes' in demoQuestion) {
    const { accepted = [], marks = 'free' } = demoQuestion
    return { kind: 'typed' as const, question, answer, accepted, marks }
  }
  const { wrongAnswers } = demoQuestion
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = wrongAnswers
  return { question, answer, option1, option2, option3, option4 }
}

async function toExerciseForm(
  school: AppContext,
  { kind, question, line, sound }: DemoExercise,
  now: number,
): Promise<CheckForm> {
  const media = sound ? { mediaId: await storeSound(school, sound, now) } : {}
  if (kind === 'dictation') return { kind, question, answer: line, ...media }
  return { kind, question, answer: line, content: exerciseText(kind).read(line), ...media }
}

async function toBlocks(
  school: AppContext,
  { lines, linesTitle: title = '', table: rows, tableTitle = '' }: DemoLesson,
  now: number,
): Promise<LessonBlock[]> {
  const blocks: LessonBlock[] = []
  if (lines) blocks.push({ kind: 'lines', title, lines: await toLines(school, lines, now) })
  if (rows) blocks.push({ kind: 'table', title: tableTitle, rows })
  return blocks
}

const toLines = (school: AppContext, lines: readonly DemoLine[], now: number) =>
  Promise.all(
    lines.map(async ({ sound, ...line }) => ({
      ...line,
      file: sound ? await storeSound(school, sound, now) : 0,
    })),
  )

/** Stores a sound of the demo and returns its number. */
export async function storeSound(school: AppContext, name: string, now: number): Promise<number> {
  const file = await copyToUploads(school, name)
  return (await storeQuestionMedia(school, { file, uploaderId: 0, now })).id
}

async function findFile(school: AppContext, { file, madeVideo }: DemoLesson) {
  if (madeVideo) return makeVideo(school, madeVideo)
  return file ? copyToUploads(school, file) : undefined
}

async function newUpload({ config }: AppContext): Promise<string> {
  const folder = join(config.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true })
  return join(folder, newUploadName())
}

async function makeVideo(school: AppContext, name: string) {
  const path = await newUpload(school)
  if (!(await makeDemoVideo(school.config, path))) return undefined
  return { path, name, bytes: (await stat(path)).size }
}

/** Copies a media file to the uploads folder, because the file store moves uploaded files. */
async function copyToUploads(school: AppContext, name: string) {
  const path = await newUpload(school)
  await copyFile(join(import.meta.dirname, 'media', name), path)
  return { path, name, bytes: (await stat(path)).size }
}
