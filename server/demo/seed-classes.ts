import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '../../contract/duration.ts'
import { LESSON_KINDS } from '../../contract/lesson-kinds.ts'
import { isoDay } from '../../contract/school-time.ts'
import { addClass } from '../classes/edit-class.ts'
import { addLesson } from '../lessons/edit-lesson.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { newUploadName } from '../platform/upload-folder.ts'
import { demoClasses } from './classes.ts'
import type { DemoClass, DemoLesson } from './demo-class.ts'

/** A class of the demo with its ids in the database. */
export type SeededClass = DemoClass & { id: number; lessonIds: number[] }

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
      const input = { ...(await toLessonInput(school, lesson, times)), sample: lesson === sample }
      lessonIds.push(await addLesson(school, { classId: id, ...input }))
    }
    seeded.push({ ...it, id, lessonIds })
  }
  return seeded
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
  { createdAt, now }: SeedTimes,
) {
  return {
    kind: lesson.kind,
    subject: lesson.subject,
    about: lesson.about,
    scheduled: lesson.opensInDays !== undefined,
    opensAt: lesson.opensInDays === undefined ? 0 : now + lesson.opensInDays * DAY,
    referenceAnswer: lesson.theoryAnswer ?? '',
    questions: lesson.questions?.map(({ question, answer, wrongAnswers }) => ({
      question,
      answer,
      option1: wrongAnswers[0] ?? '',
      option2: wrongAnswers[1] ?? '',
      option3: wrongAnswers[2] ?? '',
      option4: wrongAnswers[3] ?? '',
    })),
    file: lesson.file ? await copyToUploads(school, lesson.file) : undefined,
    now: createdAt,
  }
}

/** Copies a media file to the uploads folder, because the file store moves uploaded files. */
async function copyToUploads(school: AppContext, name: string) {
  const folder = join(school.config.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true })
  const path = join(folder, newUploadName())
  await copyFile(join(import.meta.dirname, 'media', name), path)
  return { path, name, bytes: (await stat(path)).size }
}
