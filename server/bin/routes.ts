import * as calls from '../../contract/bin/bin.ts'
import { type BinKind, getDeletionImpact } from '../../contract/bin/bin.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import type { Scope } from '../platform/scope.ts'
import { handle } from '../rpc/handler.ts'
import { requireReauthentication } from '../rpc/reauthentication.ts'
import { readImpact } from './impact.ts'
import { restoreFromBin } from './restore.ts'
import { findBinPage } from './store.ts'

export const binRoutes = {
  getBin: handle(calls.getBin, ({ school, scope, input, now }) =>
    findBinPage(school.db, { kind: input.kind, page: input.page ?? 1, now, scope }),
  ),

  getDeletionImpact: handle(getDeletionImpact, async ({ school, scope, input }) => {
    requireKindInScope(scope, input.kind)
    return readImpact(school.db, { kind: input.kind, itemId: input.itemId })
  }),

  restoreFromBin: handle(calls.restoreFromBin, async ({ school, caller, scope, input, now }) => {
    const { kind, itemId, newEmail } = input
    requireKindInScope(scope, kind)
    if (kind === 'student') requireReauthentication({ reauthentication: 'roles' }, caller, now)
    await restoreFromBin(school.db, { kind, itemId, newEmail, actorId: caller.id, now })
  }),
}

/** Who reaches only own classes restores lessons and questions; the fields of the request name which (R-STAFF-003). */
function requireKindInScope(scope: Scope, kind: BinKind) {
  if (scope.reach !== 'all' && kind !== 'lesson' && kind !== 'question')
    httpError('not_permitted', say('rules_wire_account_not_do'))
}
