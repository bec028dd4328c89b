import {
  effectiveParts,
  effectivePrice,
  MAX_MONTHLY_LIMIT,
  type ManagedClass,
  PARTS_TOO_SMALL,
  PRICE_REQUIRED,
} from '../../../../contract/classes/classes.ts'
import { registrationEndsAt } from '../../../../contract/classes/registration-window.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { isoDay } from '../../../../contract/platform/school-time.ts'
import { m } from '../../../../messages/m.ts'
import { required, validateBy } from '../../../forms/field-rules.ts'
import {
  formatLinkRows,
  isValidLinkRow,
  LINKS_MAX_LENGTH,
  type LinkRow,
  parseLinkRows,
} from './link-rows.ts'
import type { ClassRequest } from './queries.ts'

/** The values of the class form. Values that a free class does not use are kept until the form is closed. */
export type ClassDraft = {
  category: string
  name: string
  /** Other names, one a line. */
  aliases: string
  about: string
  premium: boolean
  /** Naira, as typed. */
  price: string
  monthly: boolean
  /** In how many parts the price may be paid; '0' for none (R-PAY-006). */
  parts: string
  active: boolean
  /** Not published yet. Chosen for a new class; a saved one is published on its page (decision 0371). */
  draft: boolean
  monthlyLimit: string
  /** 'YYYY-MM-DD', '' for none. */
  registrationCloses: string
  links: readonly LinkRow[]
  /** '' for none. */
  prerequisiteId: string
  /** Teachers and markers see numbers in place of names until a mark is saved (R-STAFF-004). */
  anonymousMarking: boolean
}

/** The values of a new class (R-ACLASS-009): free, active, without a limit. */
export const emptyClassDraft = (): ClassDraft => ({
  category: '',
  name: '',
  aliases: '',
  about: '',
  premium: false,
  price: '',
  monthly: false,
  parts: '0',
  active: true,
  draft: false,
  monthlyLimit: '0',
  registrationCloses: '',
  links: [],
  prerequisiteId: '',
  anonymousMarking: false,
})

/** The form values of an existing class. */
export function toClassDraft(managedClass: ManagedClass, timezone: string): ClassDraft {
  return {
    category: managedClass.category,
    name: managedClass.name,
    aliases: managedClass.aliases ?? '',
    about: managedClass.about,
    premium: managedClass.premium,
    price: managedClass.premium ? String(managedClass.price / 100) : '',
    monthly: managedClass.monthly,
    parts: String(managedClass.parts ?? 0),
    active: managedClass.active,
    draft: managedClass.draft ?? false,
    monthlyLimit: String(managedClass.monthlyLimit),
    registrationCloses: closingDay(managedClass.registrationCloses, timezone),
    links: parseLinkRows(managedClass.links),
    prerequisiteId: managedClass.prerequisiteId === 0 ? '' : String(managedClass.prerequisiteId),
    anonymousMarking: managedClass.anonymousMarking ?? false,
  }
}

function closingDay(registrationCloses: string, timezone: string): string {
  const end = registrationEndsAt(registrationCloses, timezone)
  return end === null ? '' : isoDay(end, timezone)
}

/** The price field in kobo, null if it is not an amount. */
function parsePrice(typed: string): Kobo | null {
  const text = typed.trim()
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null
}

/** The errors of invalid fields (R-ACLASS-012). */
export const validateClass = validateBy<ClassDraft>({
  category: required(m.classes_enter_category()),
  name: required(m.classes_enter_name()),
  about: required(m.classes_enter_about()),
  price: (text, { premium }) => {
    const price = parsePrice(text)
    if (premium && price === null) return m.classes_enter_price()
    return effectivePrice({ premium, price: price ?? 0 }) === null ? PRICE_REQUIRED : undefined
  },
  parts: (text, { premium, price, monthly }) => {
    const values = { price: parsePrice(price) ?? 0, monthly, parts: Number(text) }
    return premium && effectiveParts(values) === null ? PARTS_TOO_SMALL : undefined
  },
  monthlyLimit: (text) => {
    if (!/^\d{1,9}$/.test(text.trim())) return m.classes_enter_monthly_limit()
    return Number(text) > MAX_MONTHLY_LIMIT
      ? m.classes_monthly_limit_too_high({ max: MAX_MONTHLY_LIMIT })
      : undefined
  },
  links: (rows) => {
    if (!rows.every(isValidLinkRow)) return m.classes_enter_link_address()
    return formatLinkRows(rows).length > LINKS_MAX_LENGTH ? m.classes_links_too_long() : undefined
  },
})

/** The request of a valid form. An unchanged closing time is sent as it is stored. */
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
    aliases: draft.aliases.trim(),
    about: draft.about.trim(),
    premium,
    price: effectivePrice({ premium, price: parsePrice(draft.price) ?? 0 }) ?? 0,
    monthly: premium && draft.monthly,
    parts: premium && !draft.monthly ? Number(draft.parts) : 0,
    active: draft.active,
    ...(draft.draft && !savedClass && { draft: true }),
    monthlyLimit: Number(draft.monthlyLimit),
    registrationCloses:
      draft.registrationCloses === closingDay(storedClosing, timezone)
        ? storedClosing
        : draft.registrationCloses,
    links: formatLinkRows(draft.links),
    prerequisiteId: Number(draft.prerequisiteId),
    anonymousMarking: draft.anonymousMarking,
  }
}

/** Compares a field of two forms: text without outer spaces, links as they are stored. */
export function isFieldEqual(a: ClassDraft, b: ClassDraft, field: keyof ClassDraft): boolean {
  if (field === 'links') return formatLinkRows(a.links) === formatLinkRows(b.links)
  const [left, right] = [a[field], b[field]]
  return typeof left === 'string' && typeof right === 'string'
    ? left.trim() === right.trim()
    : left === right
}
