import type { AuditValues } from '../../contract/audit/audit-fields.ts'
import { categorySpelling } from '../../contract/classes/categories.ts'
import {
  CLASS_CHANGED,
  effectiveParts,
  effectivePrice,
  isOwnPrerequisite,
  OWN_PREREQUISITE,
  PARTS_TOO_SMALL,
  PRICE_REQUIRED,
} from '../../contract/classes/classes.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { say } from '../../messages/message.ts'
import { type AuditEntry, writeAuditEntry } from '../platform/audit.ts'
import { putInBin } from '../platform/bin.ts'
import type { Tx } from '../platform/db.ts'
import { declineOutdated } from '../platform/edit-version.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { type Scope, WHOLE_SCHOOL } from '../platform/scope.ts'
import {
  type ClassForm,
  findClass,
  insertClass,
  listCategories,
  lockClass,
  saveClass,
  softDeleteClass,
} from './store.ts'
import { classVersion } from './version.ts'

/** The fields of the class form. Older forms omit some: these keep their value, or are empty in a new class. */
export type ClassInput = Pick<
  ClassForm,
  'category' | 'name' | 'about' | 'active' | 'monthlyLimit'
> & {
  /** False: the class is free and `price` is ignored (R-ACLASS-011). */
  premium: boolean
  price: Kobo
  monthly: boolean | undefined
  registrationCloses: string | undefined
  links: string | undefined
  prerequisiteId: number | undefined
  anonymousMarking?: boolean | undefined
  parts?: number | undefined
  /** Other names, one a line. */
  aliases?: string | undefined
  /** Only for a new class: a change keeps it (decision 0371). */
  draft?: boolean | undefined
}

type Actor = {
  /** The administrator; undefined for a program, whose changes are not audited. */
  actorId?: number | undefined
  /** False for staff who may not switch anonymous marking: they would see the names. */
  mayArrangeMarking?: boolean
}

/**
 * Adds a class and returns its id (R-ACLASS-027). Its category takes the spelling used by other classes.
 * Declines a paid class without a price; rejects an unknown prerequisite with 404.
 */
export async function addClass(
  tx: Tx,
  { actorId, ...input }: ClassInput & Actor,
  now: number,
): Promise<number> {
  const form = toClassForm(input, {
    monthly: false,
    registrationCloses: '',
    links: '',
    prerequisiteId: 0,
    anonymousMarking: false,
    parts: 0,
    aliases: '',
    draft: input.draft,
  })
  if (form.prerequisiteId !== 0) await findPrerequisite(tx, form.prerequisiteId)
  const saved = {
    ...form,
    category: categorySpelling(form.category, await listCategories(tx, 0)),
  }
  const id = await insertClass(tx, { ...saved, publicId: newPublicId(), now })
  const after = await auditedClass(tx, saved)
  if (actorId)
    await auditClass(tx, { actorId, action: 'addClass', id, name: form.name, after, now })
  return id
}

type ClassChange = ClassInput &
  Actor & {
    version?: string | undefined
    /** False for a caller who may not change the price, the subscription or the free access (R-STAFF-003). */
    mayPrice?: boolean
    /** The classes that may become the prerequisite. */
    scope?: Scope
  }

/**
 * Changes a class (R-ACLASS-024, R-ACLASS-030). Rejects an unknown class or prerequisite with 404. Declines itself as
 * prerequisite, a cycle of prerequisites and an outdated `version`.
 */
export async function updateClass(
  tx: Tx,
  classId: number,
  {
    version,
    actorId,
    mayPrice = true,
    mayArrangeMarking = true,
    scope = WHOLE_SCHOOL,
    ...input
  }: ClassChange,
  now: number,
): Promise<void> {
  const current =
    (await lockClass(tx, classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  declineOutdated(
    { edited: version, current: classVersion(current) },
    { code: 'conflict_class', message: CLASS_CHANGED },
  )
  const form = toClassForm(input, current)
  if (!mayPrice && isOtherPrice(form, current))
    decline('price_not_permitted', say('rules_classes_only_owner_change_price_class'))
  const isOtherMarking = form.anonymousMarking !== (current.anonymousMarking ?? false)
  if (isOtherMarking && !mayArrangeMarking)
    httpError('not_permitted', say('rules_wire_account_not_do'))
  if (form.prerequisiteId !== current.prerequisiteId) {
    await requirePrerequisiteInScope(tx, form.prerequisiteId, scope)
    await checkPrerequisite(tx, classId, form.prerequisiteId)
  }
  const saved = {
    ...form,
    category: categorySpelling(form.category, await listCategories(tx, classId)),
  }
  await saveClass(tx, classId, saved, now)
  if (!actorId) return
  const before = await auditedClass(tx, current)
  const after = await auditedClass(tx, saved)
  const action = 'editClass'
  await auditClass(tx, { actorId, action, id: classId, name: current.name, before, after, now })
}

const isOtherPrice = (form: ClassForm, current: ClassForm) =>
  form.price !== current.price ||
  form.monthly !== current.monthly ||
  (form.parts ?? 0) !== (current.parts ?? 0)

/** Soft-deletes a class, audited; money, results and certificates stay (R-CLASS-046). Rejects an unknown class with 404. */
export async function deleteClass(
  tx: Tx,
  { classId, actorId, now }: { classId: number; actorId: number; now: number },
): Promise<void> {
  const { name } =
    (await lockClass(tx, classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  await softDeleteClass(tx, classId, now)
  await putInBin(tx, { kind: 'class', itemId: classId, name, actorId, now })
  await auditClass(tx, { actorId, action: 'deleteClass', id: classId, name, now })
}

type ClassEntry = Omit<AuditEntry, 'subjectId' | 'detail'> & { id: number; name: string }

async function auditClass(tx: Tx, { id, name, ...entry }: ClassEntry): Promise<void> {
  await writeAuditEntry(tx, {
    ...entry,
    subjectId: null,
    detail: say('audited_detail_class', { id: `${id}`, name }),
  })
}

/** The fields of a class for the audit log, with the name of the prerequisite. */
async function auditedClass(tx: Tx, form: ClassForm): Promise<AuditValues> {
  const prerequisite = form.prerequisiteId === 0 ? null : await findClass(tx, form.prerequisiteId)
  return {
    name: form.name,
    category: form.category,
    price: form.price,
    monthly: form.monthly,
    active: form.active,
    monthlyLimit: form.monthlyLimit,
    registrationCloses: form.registrationCloses,
    prerequisite: prerequisite?.name ?? null,
    links: form.links,
    ...(form.aliases && { aliases: form.aliases }),
    ...(form.parts && { parts: form.parts }),
    ...(form.anonymousMarking && { anonymousMarking: true }),
    about: form.about,
  }
}

function toClassForm(
  { premium, ...input }: ClassInput,
  current: Pick<
    ClassForm,
    | 'monthly'
    | 'registrationCloses'
    | 'links'
    | 'prerequisiteId'
    | 'anonymousMarking'
    | 'parts'
    | 'aliases'
    | 'draft'
  >,
): ClassForm {
  const price =
    effectivePrice({ premium, price: input.price }) ?? decline('price_required', PRICE_REQUIRED)
  // a free class has no subscription
  const monthly = premium && (input.monthly ?? current.monthly)
  const parts =
    effectiveParts({ price, monthly, parts: input.parts ?? current.parts ?? 0 }) ??
    // an older form that lowers the price does not know of the parts
    (input.parts === undefined ? 0 : decline('parts_too_small', PARTS_TOO_SMALL))
  return {
    ...input,
    price,
    monthly,
    parts,
    registrationCloses: input.registrationCloses ?? current.registrationCloses,
    links: input.links ?? current.links,
    aliases: toLines(input.aliases ?? current.aliases ?? ''),
    prerequisiteId: input.prerequisiteId ?? current.prerequisiteId,
    anonymousMarking: input.anonymousMarking ?? current.anonymousMarking ?? false,
    draft: current.draft ?? false,
  }
}

/** The names that are not blank, one a line. */
const toLines = (text: string) =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean)
    .join('\n')

/** Another class than the person's own can be chosen only if everybody sees it. */
async function requirePrerequisiteInScope(tx: Tx, id: number, scope: Scope) {
  if (scope.reach === 'all' || id === 0) return
  const own = await tx
    .selectFrom('class_staff')
    .select('id')
    .where('class_id', '=', id)
    .where('user_id', '=', scope.userId)
    .executeTakeFirst()
  if (!own && !(await findPrerequisite(tx, id)).active)
    httpError('prerequisite_not_found', say('rules_classes_prerequisite_class_not_found'))
}

async function checkPrerequisite(tx: Tx, classId: number, prerequisiteId: number) {
  if (isOwnPrerequisite(classId, prerequisiteId)) decline('own_prerequisite', OWN_PREREQUISITE)
  const visited = new Set<number>()
  let ancestorId = prerequisiteId
  while (ancestorId !== 0 && !visited.has(ancestorId)) {
    visited.add(ancestorId)
    const ancestor = await findPrerequisite(tx, ancestorId)
    if (ancestor.prerequisiteId === classId) {
      decline('prerequisite_cycle', say('rules_classes_these_classes_would_prerequisites_each'))
    }
    ancestorId = ancestor.prerequisiteId
  }
}

async function findPrerequisite(tx: Tx, id: number) {
  return (
    (await findClass(tx, id)) ??
    httpError('prerequisite_not_found', say('rules_classes_prerequisite_class_not_found'))
  )
}
