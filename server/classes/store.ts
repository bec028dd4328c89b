import type { Updateable } from 'kysely'
import type { ManagedClass } from '../../contract/classes/classes.ts'
import type { CanDoStatement } from '../../contract/lessons/can-do.ts'
import { lessonKindsWhere } from '../../contract/lessons/lesson-kinds.ts'
import type { Db, Tx } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import { inScope, type Scope } from '../platform/scope.ts'
import type { ClassesTable } from './tables.ts'

/** The fields of a class that an administrator sets. `price` is kobo, `prerequisiteId` 0 for none. A draft is not active. */
export type ClassForm = Omit<ManagedClass, 'id' | 'publicId' | 'premium' | 'lessonCount'>

/** The kinds of lesson that count for the size of a class and its completion. */
export const countedKinds = lessonKindsWhere((it) => it.countsTowardsProgress)

/** Selects the columns of `toClass` from classes that are not deleted; callers add conditions and joins. */
export function selectClasses(db: Db) {
  return (
    db
      .selectFrom('classes')
      // a deleted prerequisite counts as none
      .leftJoin('classes as prerequisite', (join) =>
        join
          .onRef('prerequisite.id', '=', 'classes.prerequisite_id')
          .on('prerequisite.deleted_at', 'is', null),
      )
      .where('classes.deleted_at', 'is', null)
      .select([
        'classes.id',
        'classes.rand',
        'classes.category',
        'classes.name',
        'classes.about',
        'classes.price',
        'classes.monthly',
        'classes.active',
        'classes.registration_closes',
        'classes.monthly_limit',
        'classes.links',
        'classes.is_draft',
        'classes.anonymous_marking',
        'classes.parts',
        'classes.aliases',
        'prerequisite.id as prerequisite_id',
      ])
      .select((it) =>
        it
          .selectFrom('lessons')
          .whereRef('lessons.class_id', '=', 'classes.id')
          .where('lessons.deleted_at', 'is', null)
          .where('lessons.is_draft', '=', 0)
          .where('lessons.kind', 'in', countedKinds)
          .select((lesson) => lesson.fn.countAll<number>().as('count'))
          .$asScalar()
          .as('lesson_count'),
      )
  )
}

export type ClassRow = Awaited<
  ReturnType<ReturnType<typeof selectClasses>['executeTakeFirstOrThrow']>
>

/** A class in the shape of the contract. Encoding it as `schoolClass` removes the fields that only administrators see. */
export function toClass(row: ClassRow): ManagedClass {
  return {
    id: row.id,
    publicId: row.rand,
    category: row.category,
    name: row.name,
    about: row.about,
    premium: row.price > 0,
    price: row.price,
    monthly: row.monthly === 1,
    active: row.active === 1,
    registrationCloses: row.registration_closes,
    monthlyLimit: row.monthly_limit,
    links: row.links,
    prerequisiteId: row.prerequisite_id ?? 0,
    lessonCount: row.lesson_count ?? 0,
    ...(row.parts > 0 && { parts: row.parts }),
    ...(row.aliases && { aliases: row.aliases }),
    ...(row.is_draft === 1 && { draft: true }),
    ...(row.anonymous_marking === 1 && { anonymousMarking: true }),
  }
}

/** The class with this id, active or not, unless deleted. */
export async function findClass(db: Db, id: number): Promise<ManagedClass | undefined> {
  const row = await selectClasses(db).where('classes.id', '=', id).executeTakeFirst()
  return row && toClass(row)
}

/** Locks a class until the transaction ends and returns it, unless deleted. */
export async function lockClass(tx: Tx, id: number): Promise<ManagedClass | undefined> {
  await tx
    .updateTable('classes')
    .set((it) => ({ version: it.ref('version') }))
    .where('id', '=', id)
    .execute()
  return findClass(tx, id)
}

/** Number of lessons of all kinds, and of students who are not deleted. */
export async function countLessonsAndStudents(db: Db, classId: number) {
  const { lessons, students } = await db
    .selectNoFrom((it) => [
      it
        .selectFrom('lessons')
        .where('class_id', '=', classId)
        .where('deleted_at', 'is', null)
        .select((row) => row.fn.countAll<number>().as('count'))
        .as('lessons'),
      it
        .selectFrom('enrolments')
        .innerJoin('users', 'users.id', 'enrolments.student_id')
        .where('enrolments.class_id', '=', classId)
        .where('users.deleted_at', 'is', null)
        .select((row) => row.fn.countAll<number>().as('count'))
        .as('students'),
    ])
    .executeTakeFirstOrThrow()
  return { lessonTotal: lessons ?? 0, studentTotal: students ?? 0 }
}

/** The class with this id or public id, unless deleted. */
export async function findClassByRef(db: Db, ref: string): Promise<ManagedClass | undefined> {
  const row = await selectClasses(db)
    .where((it) =>
      /^[1-9]\d{0,14}$/.test(ref)
        ? it('classes.id', '=', Number(ref))
        : it('classes.rand', '=', ref),
    )
    .executeTakeFirst()
  return row && toClass(row)
}

const selectAllClasses = prepareQuery<Record<never, never>, ClassRow>((db) =>
  inListOrder(selectClasses(db)),
)

const selectActiveClasses = prepareQuery<Record<never, never>, ClassRow>((db) =>
  inListOrder(selectClasses(db)).where('classes.active', '=', 1),
)

function inListOrder(query: ReturnType<typeof selectClasses>) {
  return query.orderBy('classes.category').orderBy('classes.name').orderBy('classes.id')
}

/** The classes that are not deleted, ordered by category and name. */
export async function listClasses(
  db: Db,
  { activeOnly }: { activeOnly: boolean },
): Promise<ManagedClass[]> {
  const rows = await (activeOnly ? selectActiveClasses : selectAllClasses)(db, {})
  return rows.map(toClass)
}

/** The classes that a member of the staff reaches, drafts and inactive ones included. */
export async function listManagedClasses(db: Db, scope: Scope): Promise<ManagedClass[]> {
  if (scope.reach === 'all') return listClasses(db, { activeOnly: false })
  const rows = await inListOrder(selectClasses(db)).$call(inScope(scope, 'classes.id')).execute()
  return rows.map(toClass)
}

/** The categories of all classes that are not deleted, except one class. */
export async function listCategories(db: Db, exceptClassId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('classes')
    .select('category')
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptClassId)
    .orderBy('id')
    .execute()
  return rows.map((it) => it.category)
}

function toColumns(form: ClassForm) {
  return {
    category: form.category,
    name: form.name,
    about: form.about,
    price: form.price,
    monthly: form.monthly ? 1 : 0,
    active: form.active && !form.draft ? 1 : 0,
    is_draft: form.draft ? 1 : 0,
    registration_closes: form.registrationCloses,
    monthly_limit: form.monthlyLimit,
    prerequisite_id: form.prerequisiteId || null,
    links: form.links,
    anonymous_marking: form.anonymousMarking ? 1 : 0,
    parts: form.parts ?? 0,
    aliases: form.aliases ?? '',
  }
}

/** Inserts a class and returns its id. */
export async function insertClass(
  db: Db,
  { publicId, now, ...form }: ClassForm & { publicId: string; now: number },
): Promise<number> {
  const { id } = await db
    .insertInto('classes')
    .values({
      ...toColumns(form),
      rand: publicId,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Updates a class, unless deleted. */
export async function saveClass(tx: Tx, id: number, form: ClassForm, now: number): Promise<void> {
  await updateRow(tx, id, { ...toColumns(form), updated_at: now })
}

/** What students of a class can do, in the order of its teacher (R-LEARN-012). */
export async function readCanDo(db: Db, classId: number): Promise<CanDoStatement[]> {
  const row = await db
    .selectFrom('classes')
    .select('can_do')
    .where('id', '=', classId)
    .executeTakeFirst()
  return row?.can_do ? JSON.parse(row.can_do) : []
}

/** Stores what students of a class can do. */
export async function saveCanDo(
  tx: Tx,
  id: number,
  statements: readonly CanDoStatement[],
  now: number,
): Promise<void> {
  const can_do = statements.length === 0 ? '' : JSON.stringify(statements)
  await updateRow(tx, id, { can_do, updated_at: now })
}

/** Makes a draft active. */
export async function publishDraft(tx: Tx, id: number, now: number): Promise<void> {
  await updateRow(tx, id, { is_draft: 0, active: 1, updated_at: now })
}

/** Soft-deletes a class. */
export async function softDeleteClass(tx: Tx, id: number, now: number): Promise<void> {
  await updateRow(tx, id, { deleted_at: now, updated_at: now })
}

/** Restores a deleted class, with its students, lessons and results. */
export async function restoreClass(tx: Tx, id: number, now: number): Promise<void> {
  await tx
    .updateTable('classes')
    .set((it) => ({ deleted_at: null, updated_at: now, version: it('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/**
 * Raises the version of a class after a change of its lessons or questions, and locks it until the transaction ends, so
 * that changes to one class run one after the other. False if the class does not exist.
 */
export async function touchClass(tx: Tx, id: number): Promise<boolean> {
  return updateRow(tx, id, {})
}

async function updateRow(tx: Tx, id: number, columns: Updateable<ClassesTable>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classes')
    .set((it) => ({ ...columns, version: it('version', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
