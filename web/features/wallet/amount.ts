import type { Kobo } from '../../../contract/kobo.ts'
import { isFundable } from '../../../contract/wallet.ts'

const naira = /^\d{1,12}(\.\d{1,2})?$/

/** What was typed as naira, in kobo; null when it is no sum that a wallet can be funded with. */
export function readAmount(typed: string): Kobo | null {
  const text = typed.trim()
  if (!naira.test(text)) return null
  const kobo = Math.round(Number(text) * 100)
  return isFundable(kobo) ? kobo : null
}
