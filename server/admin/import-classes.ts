import {
  IMPORT_MAX_ENROLMENTS,
  type ImportClassOutcome,
  type ImportedClass,
} from '../../contract/admin/student-import.ts'
import { foldForSearch } from '../../contract/arabic/arabic.ts'
import { isTooLongToNormalize } from '../../contract/arabic/normalization-limit.ts'
import type { ManagedClass } from '../../contract/classes/classes.ts'
import { type AdminPayment, additionOutcome } from '../../contract/enrolment/enrolment-rules.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { compareNames } from '../../contract/platform/name-order.ts'
import { say } from '../../messages/message.ts'
import { listClasses } from '../classes/store.ts'
import { findAwaitedClasses } from '../enrolment/awaited-payments.ts'
import { findEnrolledClasses } from '../enrolment/manage-store.ts'
import { declineChangedPrice } from '../enrolment/pay-from-wallet.ts'
import type { Db } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import type { Account } from './store.ts'

/** The classes named in the rows of an import. */

/** A class named in a row: the class, or the text if it matches no class or several. */
export type NamedClass =
  | { target: ManagedClass; name: string }
  | { target?: undefined; name: string; outcome: 'unknown-class' | 'ambiguous-class' }

const SEPARATORS = /[;|؛\r\n]+/

/** Reads all classes and returns a function that finds the classes named in the cells of a row. */
export async function readClassFinder(db: Db): Promise<(cells: readonly string[]) => NamedClass[]> {
  const classes = await listClasses(db, { activeOnly: false })
  const byId = new Map(classes.map((it) => [String(it.id), it]))
  const byName = Map.groupBy(classes, ({ name }) => nameKey(name))

  const find = (text: string): NamedClass => {
    if (isTooLongToNormalize(text)) return { name: text, outcome: 'unknown-class' }
    const named = byName.get(nameKey(text)) ?? []
    const exact = named.length > 1 ? named.filter(({ name }) => name === text) : named
    if (named.length > 1 && exact.length !== 1) return { name: text, outcome: 'ambiguous-class' }
    const target = exact[0] ?? byId.get(text)
    return target ? { target, name: target.name } : { name: text, outcome: 'unknown-class' }
  }

  return (cells) => {
    const texts = cells.flatMap((cell) =>
      // a name may contain a separator
      find(cell).target ? [cell] : cell.split(SEPARATORS).map((it) => it.trim()),
    )
    const found = texts.filter(Boolean).map(find)
    return [...new Map(found.map((it) => [it.target?.id ?? it.name, it])).values()]
  }
}

const nameKey = (name: string) => foldForSearch(name).replaceAll(/\s+/g, ' ').trim()

/** Declines a file with more than IMPORT_MAX_ENROLMENTS enrolments, or a price that differs from the one shown. */
export function checkClasses(
  classes: readonly NamedClass[],
  seenPrices: ReadonlyMap<number, Kobo> | undefined,
): void {
  if (classes.length > IMPORT_MAX_ENROLMENTS)
    decline(
      'csv_too_many_rows',
      say('rules_admin_too_many_enrolments', { max: IMPORT_MAX_ENROLMENTS }),
    )
  for (const { target } of classes)
    if (target && seenPrices) declineChangedPrice(target.price, seenPrices.get(target.id))
}

/** The classes of a file, each once, in the order of their names. */
export function listNamed(classes: readonly NamedClass[]): ImportedClass[] {
  const targets = classes.flatMap(({ target }) => target ?? [])
  return [...new Map(targets.map((it) => [it.id, it])).values()]
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ id, name, price, active, registrationCloses, draft }) => ({
      ...{ classId: id, name, price, active: active ?? true, registrationCloses },
      ...(draft && { isDraft: true }),
    }))
}

/**
 * Returns a function that predicts the outcome of adding an account to a class. It simulates `addStudentsToClass` row by
 * row: each addition is recorded, and its price deducted from the balance. `accounts` is keyed by email key.
 */
export async function previewAdditions(
  db: Db,
  accounts: ReadonlyMap<string, Account>,
  { payment, now }: { payment: AdminPayment; now: number },
): Promise<(key: string, named: NamedClass, paid: Kobo) => ImportClassOutcome> {
  const studentIds = [...accounts.values()].map(({ id }) => id)
  const [enrolled, awaited] = await Promise.all([
    findEnrolledClasses(db, studentIds),
    findAwaitedClasses(db, { studentIds, now }),
  ])
  const added = new Set<string>()
  const spent = new Map<string, Kobo>()
  return (key, named, paid) => {
    if (!named.target) return named.outcome
    const { id: classId, price } = named.target
    const { id = 0, balance = 0 } = accounts.get(key) ?? {}
    const addition = `${key} ${classId}`
    const isPaid = paid > 0
    const outcome = additionOutcome({
      isEnrolled: enrolled.get(id)?.has(classId) || added.has(addition),
      isPaymentAwaited: awaited.get(id)?.has(classId) ?? false,
      payment: isPaid ? 'wallet' : payment,
      price,
      balance: balance + paid - (spent.get(key) ?? 0),
    })
    if (outcome !== 'done') return outcome
    added.add(addition)
    if (isPaid || payment === 'wallet') spent.set(key, (spent.get(key) ?? 0) + price)
    return outcome
  }
}
