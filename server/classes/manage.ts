import {
  CLASS_CHANGED,
  isOwnPrerequisite,
  OWN_PREREQUISITE,
  PRICE_NEEDED,
  priceOf,
} from '../../contract/class-rules.ts'
import type { Kobo } from '../../contract/kobo.ts'
import { audit } from '../kernel/audit.ts'
import type { Tx } from '../kernel/db.ts'
import { newRand } from '../kernel/random.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import {
  type ClassForm,
  changeClass,
  findClass,
  hideClass,
  holdClass,
  insertClass,
} from './store.ts'
import { versionOf } from './version.ts'

/** What is asked for: what an older form leaves out stays as it is, or is none in a new class. */
export type ClassWish = Pick<
  ClassForm,
  'category' | 'name' | 'about' | 'active' | 'monthlyLimit'
> & {
  /** A class that is not premium is free whatever price is sent (wallet-and-admin §4). */
  premium: boolean
  price: Kobo
  monthly: boolean | undefined
  registrationCloses: string | undefined
  links: string | undefined
  prerequisiteId: number | undefined
}

/** Adds a class and answers its id (wallet-and-admin §7). Refuses a paid class without a price and an unknown prerequisite. */
export async function addClass(tx: Tx, wish: ClassWish, now: number): Promise<number> {
  const form = formOf(wish, {
    monthly: false,
    registrationCloses: '',
    links: '',
    prerequisiteId: 0,
  })
  if (form.prerequisiteId !== 0) await findPrerequisite(tx, form.prerequisiteId)
  return insertClass(tx, { ...form, rand: newRand(), now })
}

/**
 * Changes a class (wallet-and-admin §5, §7). Refuses a missing one, itself as prerequisite, a circle of
 * prerequisites, and a change that started from a `version` which somebody else has changed since.
 */
export async function updateClass(
  tx: Tx,
  classId: number,
  { version, ...wish }: ClassWish & { version?: string | undefined },
  now: number,
): Promise<void> {
  const known = (await holdClass(tx, classId)) ?? reject(404, 'Class not found')
  if (version !== undefined && version !== versionOf(known)) refuse(CLASS_CHANGED)
  const form = formOf(wish, known)
  if (form.prerequisiteId !== known.prerequisiteId) {
    await mayComeAfter(tx, classId, form.prerequisiteId)
  }
  await changeClass(tx, classId, form, now)
}

/** Hides a class; money, results and certificates stay (decisions §5). Refuses a missing one. */
export async function deleteClass(
  tx: Tx,
  { classId, actorId, now }: { classId: number; actorId: number; now: number },
): Promise<void> {
  const { name } = (await holdClass(tx, classId)) ?? reject(404, 'Class not found')
  await hideClass(tx, classId, now)
  const detail = `class ${classId}: ${name}`
  await audit(tx, { actorId, deed: 'deleteClass', subjectId: null, detail, now })
}

function formOf(
  { premium, ...wish }: ClassWish,
  known: Pick<ClassForm, 'monthly' | 'registrationCloses' | 'links' | 'prerequisiteId'>,
): ClassForm {
  const price = priceOf({ premium, price: wish.price }) ?? refuse(PRICE_NEEDED)
  return {
    ...wish,
    price,
    // there is nothing to pay each month for a free class
    monthly: premium && (wish.monthly ?? known.monthly),
    registrationCloses: wish.registrationCloses ?? known.registrationCloses,
    links: wish.links ?? known.links,
    prerequisiteId: wish.prerequisiteId ?? known.prerequisiteId,
  }
}

async function mayComeAfter(tx: Tx, classId: number, prerequisiteId: number) {
  if (isOwnPrerequisite(classId, prerequisiteId)) refuse(OWN_PREREQUISITE)
  const passed = new Set<number>()
  let earlierId = prerequisiteId
  while (earlierId !== 0 && !passed.has(earlierId)) {
    passed.add(earlierId)
    const earlier = await findPrerequisite(tx, earlierId)
    if (earlier.prerequisiteId === classId) {
      refuse('These classes would be prerequisites to each other, and nobody could begin.')
    }
    earlierId = earlier.prerequisiteId
  }
}

async function findPrerequisite(tx: Tx, id: number) {
  return (await findClass(tx, id)) ?? reject(404, 'Prerequisite class not found')
}
