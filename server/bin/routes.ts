import * as calls from '../../contract/bin/bin.ts'
import { getDeletionImpact } from '../../contract/bin/bin.ts'
import { handle } from '../rpc/handler.ts'
import { requireReauthentication } from '../rpc/reauthentication.ts'
import { readImpact } from './impact.ts'
import { restoreFromBin } from './restore.ts'
import { findBinPage } from './store.ts'

export const binRoutes = {
  getBin: handle(calls.getBin, ({ school, input, now }) =>
    findBinPage(school.db, { kind: input.kind, page: input.page ?? 1, now }),
  ),

  getDeletionImpact: handle(getDeletionImpact, ({ school, input }) =>
    readImpact(school.db, { kind: input.kind, itemId: input.itemId }),
  ),

  restoreFromBin: handle(calls.restoreFromBin, async ({ school, caller, input, now }) => {
    const { kind, itemId, newEmail } = input
    if (kind === 'student') requireReauthentication({ reauthentication: 'roles' }, caller, now)
    await restoreFromBin(school.db, { kind, itemId, newEmail, actorId: caller.id, now })
    return null
  }),
}
