import * as z from 'zod/mini'
import { user } from './auth.ts'
import { call } from './call.ts'
import { personName } from './person-name.ts'
import { phone } from './phone.ts'
import { email, password, text } from './wire.ts'

/** Student-area §7. An unknown referral code is ignored (decisions §13); a name of the staff is declined (decision 0363). */
export const signup = call({
  method: 'POST',
  path: '/api.php',
  action: 'signup',
  may: 'anyone',
  asks: {
    email,
    password,
    name: personName,
    phonenumber: phone,
    refBy: z.optional(text(100)),
  },
  // why the referral is not rewarded, if it is refused (decision 0350)
  answers: z.extend(user, { referral_notice: z.optional(z.string()) }),
  says: 'Registration successful!',
  withToken: true,
})
