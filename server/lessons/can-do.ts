import type { CanDoStatement } from '../../contract/lessons/can-do.ts'
import { CAN_DO_CHANGED } from '../../contract/lessons/manage-can-do.ts'
import { say } from '../../messages/message.ts'
import { lockClass, readCanDo, saveCanDo as storeCanDo } from '../classes/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { declineOutdated, digestOf } from '../platform/edit-version.ts'
import { httpError } from '../platform/errors.ts'
import { listLessons } from './store.ts'

type Subjects = ReadonlyMap<number, string>

/** The statements of a class without lessons that were deleted, and their version (R-LEARN-012). */
export async function managedCanDo(db: Db, classId: number) {
  const statements = keepKnown(await readCanDo(db, classId), await subjectsOf(db, classId))
  return { statements, version: digestOf(statements) }
}

type CanDoChange = {
  classId: number
  statements: readonly CanDoStatement[]
  version: string | undefined
  actorId: number
  now: number
}

/** Replaces the statements of a class, audited. Declines an outdated version; throws 404 for an unknown class or lesson. */
export async function saveCanDo(
  tx: Tx,
  { classId, statements, version, actorId, now }: CanDoChange,
): Promise<void> {
  const { name } =
    (await lockClass(tx, classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const subjects = await subjectsOf(tx, classId)
  const current = keepKnown(await readCanDo(tx, classId), subjects)
  declineOutdated(
    { edited: version, current: digestOf(current) },
    { code: 'conflict_class', message: CAN_DO_CHANGED },
  )
  if (statements.some(({ lessons }) => lessons.some((id) => !subjects.has(id))))
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  const saved = statements.map((it) => ({ ...it, lessons: [...new Set(it.lessons)] }))
  await storeCanDo(tx, classId, saved, now)
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'editCanDo', subjectId: null, now },
    detail: say('audited_detail_class', { id: `${classId}`, name }),
    before: { canDo: toLines(current, subjects) },
    after: { canDo: toLines(saved, subjects) },
  })
}

/** The statements of a copied class, with the copies of their lessons. */
export async function copyCanDo(
  tx: Tx,
  { from, to, copies }: { from: number; to: number; copies: ReadonlyMap<number, number> },
  now: number,
): Promise<void> {
  const statements = (await readCanDo(tx, from)).map((it) => ({
    ...it,
    lessons: it.lessons.flatMap((id) => copies.get(id) ?? []),
  }))
  if (statements.length > 0) await storeCanDo(tx, to, statements, now)
}

const subjectsOf = async (db: Db, classId: number): Promise<Subjects> =>
  new Map((await listLessons(db, classId)).map((it) => [it.id, it.subject]))

/** The statements without the ids of lessons that are deleted. */
const keepKnown = (statements: readonly CanDoStatement[], subjects: Subjects) =>
  statements.map((it) => ({ ...it, lessons: it.lessons.filter((id) => subjects.has(id)) }))

const toLines = (statements: readonly CanDoStatement[], subjects: Subjects) =>
  statements
    .map(({ text, lessons, pass }) => {
      const shownBy = lessons.map((id) => subjects.get(id) ?? '').join(' · ')
      return `${text} — ${shownBy} (${pass})`
    })
    .join('\n')
