import * as z from 'zod/mini'
import { call, own } from './call.ts'
import { email, naira, password, text } from './wire.ts'

/** Role 11 runs the school, role 1 learns in it. */
export const ADMIN_ROLE = 11
export const STUDENT_ROLE = 1

/** Decisions §7: what a friend's sign-up earns each of the two, in kobo. */
export const REFERRAL_REWARD = 100_00

/** Decisions §3. */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters'
export const RESET_CODE_MINUTES = 15
export const RESET_CODE_TRIES = 5
export const RESET_CODE_REFUSED = 'This code is not valid or has expired.'
export const WRONG_CURRENT_PASSWORD = 'Current password is incorrect'

/** Student-area §3: what the browser keeps of whoever is signed in. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phonenumber: z.string(),
  wallet: naira,
  role: z.int(),
  referral_code: z.string(),
})
export type User = z.output<typeof user>

/** Student-area §7. Answers the session token beside `data` (decisions §2). */
export const login = call({
  method: 'POST',
  path: '/api.php',
  action: 'login',
  may: 'anyone',
  asks: { email, password },
  answers: user,
  says: 'Login successful!',
  withToken: true,
})

/** Ends the token it is called with (decisions §13). */
export const logout = call({
  method: 'POST',
  path: '/api.php',
  action: 'logout',
  may: 'student',
  ownSiteOnly: true,
  answers: z.null(),
})

/** Student-area §7: the signed-in person as the server knows them now. */
export const getUserData = call({
  method: 'POST',
  path: '/api.php',
  action: 'getUserData',
  may: 'student',
  answers: user,
})

/** Decisions §3: emails a six-digit code; the answer is the same whether or not the account exists. */
export const requestPasswordReset = call({
  method: 'POST',
  path: '/api.php',
  action: 'request_password_reset',
  may: 'anyone',
  ownSiteOnly: true,
  asks: { email },
  answers: z.null(),
  says: 'If an account has this email, a code is on its way.',
})

/** Student-area §7, decisions §3: with an emailed code, or signed in with the current password. */
export const resetPassword = call({
  method: 'POST',
  path: '/api.php',
  action: 'reset_password',
  may: 'anyone',
  ownSiteOnly: true,
  asks: {
    // not required: whoever is signed in changes their own
    email: z.optional(email),
    admin_email: own,
    new_password: password,
    // of any shape: a code that cannot be right is refused like one that is wrong
    code: z.optional(text(100)),
    current_password: z.optional(password),
  },
  answers: z.null(),
  says: 'Password updated successfully!',
})

/** Student-area §7. */
export const getReferralCount = call({
  method: 'POST',
  path: '/api.php',
  action: 'getReferralCount',
  may: 'student',
  answers: z.object({ referral_count: z.int() }),
})
