import {
  PUBLIC_SYLLABUS_MAX,
  type PublicClass,
  type SampleLesson,
} from '../../contract/classes/public-classes.ts'
import { countsTowardsProgress, isReleased } from '../../contract/lessons/lesson-access.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { withoutPlaces } from '../../contract/lessons/place-blocks.ts'
import { findClass } from '../classes/store.ts'
import { imageSizeFromKey } from '../lessons/material.ts'
import { type LessonRecord, listPublishedLessons } from '../lessons/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { cacheByVersion } from '../platform/version-cache.ts'
import { listRenditions } from '../renditions/list-renditions.ts'

type VisibleClassRow = { id: number; version: number }

const selectVisibleClass = prepareQuery<{ publicId: string }, VisibleClassRow>((db, param) =>
  db
    .selectFrom('classes')
    .select(['id', 'version'])
    .where('rand', '=', param('publicId'))
    .where('active', '=', 1)
    .where('deleted_at', 'is', null),
)

/** A class that visitors may see, without the lesson that is its free sample. */
type CachedClass = {
  details: Omit<PublicClass, 'sample' | 'lessons'>
  titles: { subject: string; exam: boolean; id: number }[]
  sample: LessonRecord | undefined
}

const getCachedClass = cacheByVersion(readClass)

async function readClass(db: Db, classId: number): Promise<CachedClass | undefined> {
  const [details, lessons] = await Promise.all([
    findClass(db, classId),
    listPublishedLessons(db, classId),
  ])
  if (!details) return
  return {
    details,
    titles: lessons
      .filter(countsTowardsProgress)
      .slice(0, PUBLIC_SYLLABUS_MAX)
      .map(({ id, subject, kind }) => ({ id, subject, exam: LESSON_KINDS[kind].hasQuestions })),
    sample: lessons.find((it) => it.is_sample === 1 && LESSON_KINDS[it.kind].canBeSample),
  }
}

/** A version of a class that visitors may see, with its cached content. */
export type VisibleClass = CachedClass & VisibleClassRow

/** The class with this public id; undefined if it is missing, deleted or not active (decision 0371). */
export async function findVisibleClass(
  db: Db,
  publicId: string,
): Promise<VisibleClass | undefined> {
  const [row] = await selectVisibleClass(db, { publicId })
  const cached = row && (await getCachedClass(db, row))
  return row && cached && { ...cached, ...row }
}

/** A class as its public page shows it. A sample that opens later is not part of it yet. */
export async function toPublicClass(
  school: Pick<AppContext, 'db' | 'mediaSecret'>,
  { details, titles, sample }: VisibleClass,
  now: number,
): Promise<PublicClass> {
  const open = sample && isOpen(sample, now) ? sample : undefined
  return {
    ...details,
    lessons: titles.map(({ subject, exam, id }) => ({ subject, exam, sample: id === open?.id })),
    ...(open && { sample: await toSample(school, open, now) }),
  }
}

const isOpen = (lesson: LessonRecord, now: number) =>
  isReleased({ scheduled: lesson.scheduled === 1, opensAt: lesson.opens_at, viewed: false }, now)

async function toSample(
  school: Pick<AppContext, 'db' | 'mediaSecret'>,
  lesson: LessonRecord,
  now: number,
): Promise<SampleLesson> {
  const imageSize = imageSizeFromKey(lesson.material)
  return {
    subject: lesson.subject,
    about: withoutPlaces(lesson.about),
    materialUrl: signedMediaUrl(school.mediaSecret, lesson.material, now),
    materialExtension: lesson.material_extension,
    materialName: lesson.material_name,
    materialBytes: lesson.material_bytes,
    materialWidth: imageSize?.width ?? 0,
    materialHeight: imageSize?.height ?? 0,
    ...(await listRenditions(school, lesson, now)),
  }
}
