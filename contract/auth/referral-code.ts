import * as z from '../platform/zod.ts'

/** The longest email, the prefix and the random characters (R-REFER-008). */
export const MAX_REFERRAL_CODE = 254 + 9

const CODE = /^[\p{L}\p{N}]+$/u

function toCode(typed: string): string {
  const code = typed.trim()
  return code.length <= MAX_REFERRAL_CODE && CODE.test(code) ? code : ''
}

/** A referral code as it is typed or linked. A text that cannot be one is '', and ignored like an unknown code (R-REFER-013). */
export const referralCode = z.string().check(z.overwrite(toCode))
