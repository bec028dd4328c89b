import {
  effectivePrice,
  MAX_MONTHLY_LIMIT,
  PRICE_REQUIRED,
} from '../../../../contract/class-rules.ts'
import type { ManagedClass } from '../../../../contract/classes.ts'
import type { Kobo } from '../../../../contract/kobo.ts'
import { registrationEndsAt } from '../../../../contract/registration-window.ts'
import { isoDay } from '../../../../contract/school-time.ts'
import {
  formatLinkRows,
  isValidLinkRow,
  LINKS_MAX_LENGTH,
  type LinkRow,
  parseLinkRows,
} from './link-rows.ts'
import type { ClassRequest } from './queries.ts'

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

/** What a new class begins as (R-ACLASS-009): free, active, without a limit. */
export const emptyClassDraft = (): ClassDraft => ({
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
export function toClassDraft(managedClass: ManagedClass, timezone: string): ClassDraft {
  return {
    category: managedClass.category,
    name: managedClass.name,
    about: managedClass.about,
    premium: managedClass.premium,
    price: managedClass.premium ? String(managedClass.price / 100) : '',
    monthly: managedClass.monthly,
    active: managedClass.active,
    monthlyLimit: String(managedClass.monthlyLimit),
    closes: closingDay(managedClass.registrationCloses, timezone),
    links: parseLinkRows(managedClass.links),
    prerequisiteId: managedClass.prerequisiteId === 0 ? '' : String(managedClass.prerequisiteId),
  }
}

function closingDay(registrationCloses: string, timezone: string): string {
  const end = registrationEndsAt(registrationCloses, timezone)
  return end === null ? '' : isoDay(end, timezone)
}

/** What stands in the price field, in kobo; null when it is no sum. */
function parsePrice(typed: string): Kobo | null {
  const text = typed.trim()
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null
}

export type ClassErrors = Partial<Record<keyof ClassDraft, string>>

/** What keeps a form from being sent, by field (R-ACLASS-012). */
export function validateClass(draft: ClassDraft): ClassErrors {
  const errors: ClassErrors = {}
  if (draft.category.trim() === '') errors.category = 'Enter a category.'
  if (draft.name.trim() === '') errors.name = 'Enter a name.'
  if (draft.about.trim() === '') errors.about = 'Write what the class is about.'
  const price = parsePrice(draft.price)
  if (draft.premium && price === null) errors.price = 'Enter the price in naira.'
  else if (effectivePrice({ premium: draft.premium, price: price ?? 0 }) === null)
    errors.price = PRICE_REQUIRED
  const limit = draft.monthlyLimit.trim()
  if (!/^\d{1,9}$/.test(limit)) errors.monthlyLimit = 'Enter a whole number, 0 for no limit.'
  else if (Number(limit) > MAX_MONTHLY_LIMIT) {
    errors.monthlyLimit = `A month may have ${MAX_MONTHLY_LIMIT.toLocaleString('en')} lessons at most.`
  }
  if (!draft.links.every(isValidLinkRow)) errors.links = 'Enter the whole address of each link.'
  else if (formatLinkRows(draft.links).length > LINKS_MAX_LENGTH)
    errors.links = 'These are too many links.'
  return errors
}

/** What a form without faults sends. A closing time that was not touched is sent as it is stored. */
export function toClassRequest(
  draft: ClassDraft,
  savedClass: Pick<ManagedClass, 'registrationCloses'> | undefined,
  timezone: string,
): ClassRequest {
  const storedClosing = savedClass?.registrationCloses ?? ''
  const { premium } = draft
  return {
    category: draft.category.trim(),
    name: draft.name.trim(),
    about: draft.about.trim(),
    premium,
    price: effectivePrice({ premium, price: parsePrice(draft.price) ?? 0 }) ?? 0,
    monthly: premium && draft.monthly,
    active: draft.active,
    monthlyLimit: Number(draft.monthlyLimit),
    registrationCloses:
      draft.closes === closingDay(storedClosing, timezone) ? storedClosing : draft.closes,
    links: formatLinkRows(draft.links),
    prerequisiteId: Number(draft.prerequisiteId),
  }
}

/** Whether two forms say the same in a field. */
export function isFieldEqual(a: ClassDraft, b: ClassDraft, field: keyof ClassDraft): boolean {
  if (field === 'links') return formatLinkRows(a.links) === formatLinkRows(b.links)
  const [left, right] = [a[field], b[field]]
  return typeof left === 'string' && typeof right === 'string'
    ? left.trim() === right.trim()
    : left === right
}

/** Whether anything was typed since. */
export function isDraftDirty(draft: ClassDraft, initial: ClassDraft): boolean {
  return (Object.keys(draft) as (keyof ClassDraft)[]).some(
    (it) => !isFieldEqual(draft, initial, it),
  )
}

/** A field that somebody else changed meanwhile; `mine` when it was changed here too. */
export type RemoteChange = { field: keyof ClassDraft; isConflict: boolean }

/**
 * Brings two changes of one class together (decision 0130): what only the other changed is taken over, what was typed
 * here stays, and every field that the other changed is named.
 */
export function mergeClassDrafts(base: ClassDraft, local: ClassDraft, remote: ClassDraft) {
  const draft = { ...local }
  const remoteChanges: RemoteChange[] = []
  for (const field of Object.keys(base) as (keyof ClassDraft)[]) {
    if (isFieldEqual(remote, base, field) || isFieldEqual(remote, local, field)) continue
    const isLocallyChanged = !isFieldEqual(local, base, field)
    remoteChanges.push({ field, isConflict: isLocallyChanged })
    if (!isLocallyChanged) copyField(draft, remote, field)
  }
  return { draft, changes: remoteChanges }
}

function copyField<F extends keyof ClassDraft>(target: ClassDraft, source: ClassDraft, field: F) {
  target[field] = source[field]
}
