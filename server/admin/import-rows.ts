import * as z from 'zod/mini'
import type {
  ImportClassOutcome,
  ImportResult,
  ImportRow,
} from '../../contract/admin/student-import.ts'
import { personName } from '../../contract/auth/person-name.ts'
import { phone } from '../../contract/auth/phone.ts'
import { isReservedName } from '../../contract/auth/reserved-name.ts'
import { isNoMailbox } from '../../contract/auth/sign-in-name.ts'
import type { WaiverReason } from '../../contract/enrolment/enrolment-payment.ts'
import type { AdminPayment } from '../../contract/enrolment/enrolment-rules.ts'
import type { SamePayment } from '../../contract/payments/recorded-payments.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import { email } from '../../contract/platform/wire.ts'
import type { Locale } from '../../messages/languages.ts'
import { emailKey } from '../auth/store.ts'
import { readAmount } from '../payments/recorded/read-cells.ts'
import type { Db } from '../platform/db.ts'
import { readSiteName } from '../settings/site-name.ts'
import {
  checkClasses,
  type NamedClass,
  previewAdditions,
  readClassFinder,
} from './import-classes.ts'
import {
  contactError,
  contactText,
  type Family,
  knownNames,
  readFamilies,
} from './import-families.ts'
import type { ParsedRow } from './parse-students-csv.ts'
import { findRepeatedReferences } from './payment-of-row.ts'
import { type Account, findAccounts } from './store.ts'

/** `now` is Unix seconds. */
export type ImportRequest = {
  actorId: number
  text: string
  isConfirmed: boolean
  /** How classes are paid for; undefined if the class column is not read. */
  payment?: AdminPayment | undefined
  /** Why payments are waived. */
  waiver?: WaiverReason | undefined
  waiverNote?: string | undefined
  /** True reads what was paid by transfer or in cash (R-PAY-001). */
  readsAmounts?: boolean | undefined
  /** Of the request; repeated payments are recorded once. */
  idempotencyKey?: string | undefined
  /** True reads contacts and students without an email (R-PAY-009). */
  readsFamilies?: boolean | undefined
  /** The prices that the administrator was shown, by the id of the class. */
  seenPrices?: ReadonlyMap<number, Kobo> | undefined
  now: number
  locale: Locale
}

/** A row with the key of its email and the classes that it names. */
export type ReadRow = ParsedRow & {
  key: string
  outcome: ImportResult
  account?: Account | undefined
  /** The spreadsheet has shortened the phone number, which is '' here. */
  isPhoneLost?: true
  /** Of a student without an email: the contact, and the code once the account exists. */
  family?: Family | undefined
  code?: string | undefined
  named: { named: NamedClass; outcome: ImportClassOutcome }[]
  /** What was paid by transfer or in cash; 0 for nothing. */
  amount: Kobo
  /** What became of it, once it is recorded; before, that it repeats a bank reference, with the other payment. */
  paidOutcome?: ImportRow['paidOutcome']
  samePayment?: SamePayment | undefined
}

/** Computes the outcome that each row would have, and finds the classes named in the rows. */
export async function readRows(
  db: Db,
  parsedRows: readonly ParsedRow[],
  request: ImportRequest & { timezone: string },
) {
  const { payment, now } = request
  const site = await readSiteName(db)
  const findClasses = payment && (await readClassFinder(db))
  const familyOf = await readFamilies(db, request.readsFamilies ? parsedRows : [])
  const keys = parsedRows
    .filter((it) => !familyOf.has(it.line) && !emailError(it, true))
    .map((it) => emailKey(it.email))
  const accounts = await findAccounts(db, [...keys, ...knownNames(familyOf)])
  const namedByRow = parsedRows.map((row) => findClasses?.(row.classes) ?? [])
  const classes = namedByRow.flat()
  checkClasses(classes, payment === 'wallet' ? request.seenPrices : undefined)
  const outcomeOf = await previewAdditions(db, accounts, { payment: payment ?? 'waived', now })
  const sameOf = await findRepeatedReferences(
    db,
    request.readsAmounts ? parsedRows : [],
    isoDay(now, request.timezone),
  )
  const newKeys = new Set<string>()
  const rows = parsedRows.map((parsed, index): ReadRow => {
    const row = { ...parsed, ...readPhone(parsed.phone) }
    const family = familyOf.get(row.line)
    const key = family ? family.key : emailKey(row.email)
    const named = namedByRow[index] ?? []
    const duplicate = duplicateOf(accounts.has(key), newKeys.has(key))
    const rowError = family ? contactError(row) : emailError(row, accounts.has(key))
    const { amount, error: amountError } = paymentOf(row)
    const outcome =
      rowError ?? amountError ?? knownAs(duplicate, named) ?? fieldError(row, site) ?? 'add'
    if (outcome === 'add') newKeys.add(key)
    if (!isRead(outcome))
      return {
        ...row,
        ...{ key, outcome, family, amount: 0 },
        account: accounts.get(key),
        named: named.map((it) => toNamed(it, 'not-found')),
      }
    const samePayment = amount > 0 ? sameOf(key, row) : undefined
    const paid = samePayment ? 0 : amount
    return {
      ...row,
      ...{ key, outcome, family, amount },
      ...(samePayment && { paidOutcome: 'repeated', samePayment }),
      account: accounts.get(key),
      named: named.map((it) => toNamed(it, outcomeOf(key, it, paid))),
    }
  })
  return { rows, classes }
}

const isRead = (outcome: ImportResult) => outcome === 'add' || outcome === 'enrol'

const toNamed = (named: NamedClass, outcome: ImportClassOutcome) => ({ named, outcome })

/** The account that the key of a row has already, or that an earlier row has. */
const duplicateOf = (isTaken: boolean, isTwice: boolean) =>
  isTaken ? ('taken' as const) : isTwice ? ('twice' as const) : undefined

/** An account that exists already is added to the classes of the row. */
const knownAs = (
  duplicate: 'taken' | 'twice' | undefined,
  named: readonly NamedClass[],
): ImportResult | undefined => (duplicate && named.length > 0 ? 'enrol' : duplicate)

/** A spreadsheet displays a long number as 2.34803E+12 and saves it so: some digits are lost, unless it has all of them. */
function readPhone(text: string): { phone: string; isPhoneLost?: true } {
  const [, whole = '', fraction = '', exponent] =
    /^(\d)(?:[.,](\d*))?E\+?(\d{1,2})$/i.exec(text) ?? []
  if (whole === '') return { phone: text }
  return fraction.length === Number(exponent)
    ? { phone: whole + fraction }
    : { phone: '', isPhoneLost: true }
}

/** The row of the response. */
export function toWire(row: ReadRow): ImportRow {
  const { line, name, email, phone, isPhoneLost, outcome, account, named, family, code } = row
  return {
    ...{ line, name, email, phone, outcome },
    ...(isPhoneLost && { isPhoneLost }),
    ...(family && { hasNoEmail: true, contact: contactText(family.contact) }),
    ...(code && { code }),
    ...(row.amount > 0 && { paid: row.amount }),
    ...(row.paidOutcome && { paidOutcome: row.paidOutcome }),
    ...(row.samePayment && { samePayment: row.samePayment }),
    ...(outcome === 'enrol' && account && { account: account.name }),
    ...(named.length > 0 && {
      classes: named.map(({ named: { name, target }, outcome }) => ({
        ...{ name, outcome },
        ...(target && { classId: target.id }),
      })),
    }),
  }
}

// the rules of sign-up, except that the phone number is optional

function emailError(row: ParsedRow, isKnown: boolean): ImportResult | undefined {
  if (row.email === '') return 'no-email'
  if (isNoMailbox(row.email) && !isKnown) return 'bad-email'
  return z.safeParse(email, row.email).success ? undefined : 'bad-email'
}

function fieldError(row: ParsedRow, site: string): ImportResult | undefined {
  if (row.name === '') return 'no-name'
  if (!z.safeParse(personName, row.name).success) return 'bad-name'
  if (isReservedName(row.name, site)) return 'staff-name'
  if (row.phone !== '' && !z.safeParse(phone, row.phone).success) return 'bad-phone'
  return undefined
}

/** The amount that a row says was paid, 0 for an empty cell; any other text is an error of the row. */
function paymentOf({ paid }: ParsedRow): { amount: Kobo; error?: 'bad-amount' } {
  if (/^[\s0.,₦N-]*$/i.test(paid.amount)) return { amount: 0 }
  const amount = readAmount(paid.amount)
  return amount === undefined ? { amount: 0, error: 'bad-amount' } : { amount }
}
