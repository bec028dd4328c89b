import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { email, password } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { userFieldNames, userShape } from './auth.ts'
import { personName } from './person-name.ts'
import { phone } from './phone.ts'
import { referralCode } from './referral-code.ts'

/** Creates an account (R-AUTH-024). An unknown referral code is ignored (R-REFER-013), a reserved name declined. */
export const signup = call({
  path: '/api.php',
  action: 'signup',
  access: 'anyone',
  effect: 'create',
  request: {
    email,
    password,
    name: personName,
    phonenumber: phone,
    refBy: z.optional(referralCode),
  },
  fieldNames: { phone: 'phonenumber', referralCode: 'refBy' },
  // the reason if the referral reward was denied (decision 0350)
  response: withFieldNames(
    z.object({ ...userShape, referral_notice: z.optional(z.string()) }),
    userFieldNames,
  ),
  successMessage: say('rules_auth_registration_successful'),
  startsSession: true,
})
