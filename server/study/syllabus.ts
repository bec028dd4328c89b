import type { SchoolClass } from '../../contract/classes.ts'
import type { LessonRow } from '../../contract/lessons.ts'
import { findClass } from '../classes/store.ts'
import type { Db } from '../kernel/db.ts'
import { listLessons } from '../lessons/store.ts'

/** What a class page shows to everybody alike: the class and its lessons in order, before anybody opened one. */
export type Syllabus = { class: SchoolClass; lessons: LessonRow[] }

const KEPT_CLASSES = 500

type Kept = { version: number; syllabus: Syllabus }
const keptFor = new WeakMap<Db, Map<number, Kept>>()

/**
 * The syllabus of a class at a version that was just read. It is kept in memory: every change to a class, its
 * lessons or its questions raises the version, so what is kept is right in any number of processes (decision 0040).
 */
export async function syllabusOf(
  db: Db,
  { id, version }: { id: number; version: number },
): Promise<Syllabus | undefined> {
  const kept = keptFor.get(db) ?? new Map<number, Kept>()
  keptFor.set(db, kept)
  const known = kept.get(id)
  if (known?.version === version) return known.syllabus
  const syllabus = await readSyllabus(db, id)
  if (!syllabus) return
  // the one that was written longest ago gives way
  kept.delete(id)
  kept.set(id, { version, syllabus })
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_CLASSES) break
    kept.delete(oldest)
  }
  return syllabus
}

async function readSyllabus(db: Db, classId: number): Promise<Syllabus | undefined> {
  const [aClass, lessons] = await Promise.all([findClass(db, classId), listLessons(db, classId)])
  return (
    aClass && {
      class: aClass,
      lessons: lessons.map((it) => ({
        id: it.id,
        subject: it.subject,
        kind: it.kind,
        // texts and materials come with the lesson page; a timetable has no page (decisions §13)
        about: it.kind === 'timetable' ? it.about : '',
        scheduled: it.scheduled === 1,
        opensAt: it.opens_at,
        viewed: false,
        viewedAt: 0,
        examDone: false,
        materialUrl: '',
        materialExtension: it.material_extension,
        rand: it.kind === 'exam' ? it.exam_rand : '',
      })),
    }
  )
}
