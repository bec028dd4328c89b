import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayOf } from '../../contract/school-time.ts'
import { addClass } from '../classes/manage.ts'
import { inTransaction } from '../kernel/db.ts'
import type { School } from '../kernel/school.ts'
import { newUploadName } from '../kernel/uploads.ts'
import { addLesson } from '../lessons/manage.ts'
import { demoClasses } from './classes.ts'
import type { DemoClass, DemoLesson } from './demo-class.ts'

const DAY = 24 * 3600

/** A class of the demo as it stands in the database. */
export type LoadedClass = DemoClass & { id: number; lessonIds: number[] }

type When = { made: number; now: number }

/** Adds every class with its lessons and files, as an administrator did some months ago. */
export async function loadClasses(school: School, when: When): Promise<LoadedClass[]> {
  const loaded: LoadedClass[] = []
  for (const it of demoClasses) {
    const id = await inTransaction(school.db, (tx) =>
      addClass(tx, wishOf(it, loaded, school.config.SITE_TIMEZONE, when), when.made),
    )
    const lessonIds: number[] = []
    for (const lesson of it.lessons) {
      lessonIds.push(
        await addLesson(school, { classId: id, ...(await formOf(school, lesson, when)) }),
      )
    }
    loaded.push({ ...it, id, lessonIds })
  }
  return loaded
}

function wishOf(it: DemoClass, earlier: LoadedClass[], timezone: string, { now }: When) {
  const ends = it.registrationEndsInDays
  return {
    category: it.category,
    name: it.name,
    about: it.about,
    premium: it.price > 0,
    price: it.price * 100,
    active: true,
    monthly: it.billing === 'monthly',
    monthlyLimit: it.monthlyLimit ?? 0,
    registrationCloses: ends === undefined ? '' : dayOf(now + ends * DAY, timezone),
    links: it.links ?? '',
    prerequisiteId: earlier.find(({ slug }) => slug === it.prerequisite)?.id ?? 0,
  }
}

async function formOf(school: School, lesson: DemoLesson, { made, now }: When) {
  return {
    kind: lesson.kind,
    subject: lesson.subject,
    about: lesson.about,
    scheduled: lesson.opensInDays !== undefined,
    opensAt: lesson.opensInDays === undefined ? 0 : now + lesson.opensInDays * DAY,
    referenceAnswer: lesson.theoryAnswer ?? '',
    questions: lesson.questions?.map(({ question, answer, others }) => ({
      question,
      answer,
      option1: others[0] ?? '',
      option2: others[1] ?? '',
      option3: others[2] ?? '',
      option4: others[3] ?? '',
    })),
    file: lesson.file ? await sent(school, lesson.file) : undefined,
    now: made,
  }
}

/** The store takes a sent file over, so each lesson sends a copy. */
async function sent(school: School, name: string) {
  const folder = join(school.config.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true })
  const path = join(folder, newUploadName())
  await copyFile(join(import.meta.dirname, 'media', name), path)
  return { path, name, bytes: (await stat(path)).size }
}
