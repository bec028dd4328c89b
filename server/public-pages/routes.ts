import * as z from 'zod/mini'
import { getPublicClass, publicClass } from '../../contract/classes/public-classes.ts'
import { MINUTE } from '../../contract/platform/duration.ts'
import { getReferralOffer, referralOffer } from '../../contract/wallet/referral-offer.ts'
import { say } from '../../messages/message.ts'
import { findUserByReferralCode } from '../auth/store.ts'
import { httpError } from '../platform/errors.ts'
import { handle, SerializedResponse } from '../rpc/handler.ts'
import { byIpPrefix, unlessAuthenticated } from '../rpc/rate-limits.ts'
import { readSettings } from '../settings/store.ts'
import { findVisibleClass, toPublicClass } from './public-class.ts'

// a mobile provider may give one address to a whole village (decision 0361)
const forVisitors = { seconds: 10 * MINUTE, keyBy: unlessAuthenticated(byIpPrefix) }

export const publicPageRoutes = {
  getPublicClass: handle(
    getPublicClass,
    { limits: [{ points: 600, ...forVisitors }] },
    async ({ school, input, now }) => {
      const visibleClass =
        (await findVisibleClass(school.db, input.publicId)) ??
        httpError('class_not_found', say('rules_classes_class_not_found'))
      const encoded = z.encode(publicClass, await toPublicClass(school, visibleClass, now))
      return new SerializedResponse(JSON.stringify(encoded))
    },
  ),

  // a low limit, so that codes of six random characters cannot be guessed
  getReferralOffer: handle(
    getReferralOffer,
    { limits: [{ points: 60, ...forVisitors }] },
    async ({ school: { db }, input }) => {
      const referrer = input.code && (await findUserByReferralCode(db, input.code))
      return referralOffer(Boolean(referrer), await readSettings(db))
    },
  ),
}
