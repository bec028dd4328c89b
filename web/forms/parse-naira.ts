import * as z from 'zod/mini'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { naira } from '../../contract/platform/wire.ts'
import { AMOUNT_TOO_HIGH, INVALID_AMOUNT, MAX_FUNDING } from '../../contract/wallet/wallet.ts'
import { m, textOf } from '../../messages/m.ts'

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g
const CURRENCY = /^(?:₦|NGN|N)|(?:₦|NGN)$/i
// thousands in groups of three: '5,000', '5 000.50'
const GROUPED = /^\d{1,3}(?:[, '’]\d{3})+(?:\.\d+)?$/

/** An amount typed in naira as kobo, also with ₦, Arabic digits and separated thousands; null if it is not one. */
export function parseNaira(input: string): Kobo | null {
  const text = input
    .replaceAll(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('\u066c', ',')
    .replaceAll('\u066b', '.')
    .replaceAll(/\s/g, ' ')
    .trim()
    .replace(CURRENCY, '')
    .trim()
  const parsed = z.safeDecode(naira, GROUPED.test(text) ? text.replaceAll(/[, '’]/g, '') : text)
  return parsed.success ? parsed.data : null
}

/** Why a typed amount is not above zero and at most ten million naira; undefined if it is. */
export function amountProblem(input: string): string | undefined {
  const kobo = parseNaira(input)
  if (input.trim() === '' || kobo === 0) return textOf(INVALID_AMOUNT)
  if (kobo === null) return m.rules_wallet_amount_example({ first: '5,000', second: '5,000.50' })
  return kobo > MAX_FUNDING ? textOf(AMOUNT_TOO_HIGH) : undefined
}
