import * as z from 'zod/mini'
import type { Kobo } from '../../contract/kobo.ts'
import { naira } from '../../contract/wire.ts'

/** An amount typed in naira as kobo; null if it is not one. */
export function parseNaira(input: string): Kobo | null {
  const parsed = z.safeDecode(naira, input.trim())
  return parsed.success ? parsed.data : null
}
