import type { Call } from '../../contract/platform/call.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import type { Caller } from './authenticate.ts'

/** The rule, if it applies and the user has no second step. */
const findUnmetRule = prepareQuery<{ userId: number; now: number }, { id: number }>((db, param) =>
  db
    .selectFrom('second_factor_policy')
    .select('id')
    .where('required_from', '<=', param('now'))
    .where((it) =>
      it.not(
        it.exists(
          it
            .selectFrom('second_factors')
            .select('second_factors.id')
            .where('user_id', '=', param('userId'))
            .where('totp_confirmed_at', 'is not', null),
        ),
      ),
    )
    .where((it) =>
      it.not(
        it.exists(
          it.selectFrom('passkeys').select('passkeys.id').where('user_id', '=', param('userId')),
        ),
      ),
    ),
)

/** True for an administrator without the second step that the school requires by now (R-TRUST-004). */
export async function lacksSecondFactor(db: Db, caller: Caller, now: number): Promise<boolean> {
  // the owner who looks at what a member of the staff sees has the own one
  if (caller.staff === null || caller.impersonatorId !== null) return false
  return (await findUnmetRule(db, { userId: caller.id, now })).length > 0
}

/** Throws 403 for an administrator without the second step that the school requires by now. */
export async function requireSecondFactor(db: Db, caller: Caller, now: number): Promise<void> {
  if (await lacksSecondFactor(db, caller, now)) throwSecondFactorRequired()
}

export function throwSecondFactorRequired(): never {
  httpError(
    'second_factor_setup_required',
    say('rules_wire_school_requires_second_step_administrators'),
  )
}

/** True if a call needs the second step that the school requires. */
export const needsSecondFactor = ({ access, setsUpSecondFactor }: Call): boolean =>
  typeof access === 'object' && !setsUpSecondFactor
