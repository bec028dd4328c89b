import { MONTHLY_LIMIT_AT_MOST, PRICE_NEEDED, priceOf } from '../../../../contract/class-rules.ts'
import type { ManagedClass } from '../../../../contract/classes.ts'
import type { Kobo } from '../../../../contract/kobo.ts'
import { registrationEnd } from '../../../../contract/registration-window.ts'
import { dayOf } from '../../../../contract/school-time.ts'
import { isLinkRow, LINKS_AT_MOST, type LinkRow, linkRowsOf, linksText } from './link-rows.ts'
import type { ClassFields } from './queries.ts'

/** A class's form as it stands on the screen. What a free class does not use is kept until the form is closed. */
export type ClassDraft = {
  category: string
  name: string
  about: string
  premium: boolean
  /** Naira, as typed. */
  price: string
  monthly: boolean
  active: boolean
  monthlyLimit: string
  /** 'YYYY-MM-DD', '' for none. */
  closes: string
  links: readonly LinkRow[]
  /** '' for none. */
  prerequisiteId: string
}

/** What a new class begins as (wallet-and-admin §2): free, active, without a limit. */
export const newClass = (): ClassDraft => ({
  category: '',
  name: '',
  about: '',
  premium: false,
  price: '',
  monthly: false,
  active: true,
  monthlyLimit: '0',
  closes: '',
  links: [],
  prerequisiteId: '',
})

/** The form of a class that is there. */
export function draftOf(it: ManagedClass, timezone: string): ClassDraft {
  return {
    category: it.category,
    name: it.name,
    about: it.about,
    premium: it.premium,
    price: it.premium ? String(it.price / 100) : '',
    monthly: it.monthly,
    active: it.active,
    monthlyLimit: String(it.monthlyLimit),
    closes: dayOfClosing(it.registrationCloses, timezone),
    links: linkRowsOf(it.links),
    prerequisiteId: it.prerequisiteId === 0 ? '' : String(it.prerequisiteId),
  }
}

function dayOfClosing(closes: string, timezone: string): string {
  const end = registrationEnd(closes, timezone)
  return end === null ? '' : dayOf(end, timezone)
}

/** What stands in the price field, in kobo; null when it is no sum. */
function readPrice(typed: string): Kobo | null {
  const text = typed.trim()
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null
}

export type Faults = Partial<Record<keyof ClassDraft, string>>

/** What keeps a form from being sent, by field (wallet-and-admin §5). */
export function faultsOf(draft: ClassDraft): Faults {
  const faults: Faults = {}
  if (draft.category.trim() === '') faults.category = 'Enter a category.'
  if (draft.name.trim() === '') faults.name = 'Enter a name.'
  if (draft.about.trim() === '') faults.about = 'Write what the class is about.'
  const price = readPrice(draft.price)
  if (draft.premium && price === null) faults.price = 'Enter the price in naira.'
  else if (priceOf({ premium: draft.premium, price: price ?? 0 }) === null)
    faults.price = PRICE_NEEDED
  const limit = draft.monthlyLimit.trim()
  if (!/^\d{1,9}$/.test(limit)) faults.monthlyLimit = 'Enter a whole number, 0 for no limit.'
  else if (Number(limit) > MONTHLY_LIMIT_AT_MOST) {
    faults.monthlyLimit = `A month may have ${MONTHLY_LIMIT_AT_MOST.toLocaleString('en')} lessons at most.`
  }
  if (!draft.links.every(isLinkRow)) faults.links = 'Enter the whole address of each link.'
  else if (linksText(draft.links).length > LINKS_AT_MOST) faults.links = 'These are too many links.'
  return faults
}

/** What a form without faults sends. A closing time that was not touched is sent as it is stored. */
export function fieldsOf(
  draft: ClassDraft,
  known: Pick<ManagedClass, 'registrationCloses'> | undefined,
  timezone: string,
): ClassFields {
  const stored = known?.registrationCloses ?? ''
  const { premium } = draft
  return {
    category: draft.category.trim(),
    name: draft.name.trim(),
    about: draft.about.trim(),
    premium,
    amount: priceOf({ premium, price: readPrice(draft.price) ?? 0 }) ?? 0,
    monthlySub: premium && draft.monthly,
    status: draft.active,
    monthlylimit: Number(draft.monthlyLimit),
    regclosedate: draft.closes === dayOfClosing(stored, timezone) ? stored : draft.closes,
    links: linksText(draft.links),
    prequisite_id: Number(draft.prerequisiteId),
  }
}

/** Whether two forms say the same in a field. */
export function isSame(a: ClassDraft, b: ClassDraft, field: keyof ClassDraft): boolean {
  if (field === 'links') return linksText(a.links) === linksText(b.links)
  const [one, other] = [a[field], b[field]]
  return typeof one === 'string' && typeof other === 'string'
    ? one.trim() === other.trim()
    : one === other
}

/** Whether anything was typed since. */
export function isTouched(draft: ClassDraft, first: ClassDraft): boolean {
  return (Object.keys(draft) as (keyof ClassDraft)[]).some((it) => !isSame(draft, first, it))
}

/** A field that somebody else changed meanwhile; `mine` when it was changed here too. */
export type Change = { field: keyof ClassDraft; mine: boolean }

/**
 * Brings two changes of one class together (decision 0130): what only the other changed is taken over, what was typed
 * here stays, and every field that the other changed is named.
 */
export function broughtTogether(base: ClassDraft, mine: ClassDraft, theirs: ClassDraft) {
  const draft = { ...mine }
  const changes: Change[] = []
  for (const field of Object.keys(base) as (keyof ClassDraft)[]) {
    if (isSame(theirs, base, field) || isSame(theirs, mine, field)) continue
    const isMine = !isSame(mine, base, field)
    changes.push({ field, mine: isMine })
    if (!isMine) take(draft, theirs, field)
  }
  return { draft, changes }
}

function take<F extends keyof ClassDraft>(into: ClassDraft, from: ClassDraft, field: F) {
  into[field] = from[field]
}
