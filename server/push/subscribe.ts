import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { lockSession } from '../auth/session.ts'
import { lockUser } from '../auth/store.ts'
import type { Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import {
  deleteDevice,
  deleteOldDevices,
  removeFromOtherUsers,
  type Subscription,
  upsertDevice,
} from './store.ts'

/**
 * Tells a person on this device from now on, and nobody else; with the session that asks it ends (decision 0110). The
 * eleventh device takes the place of the one heard of longest ago. Rejects what is no push service's address, what
 * is no key, a device that somebody else holds with other keys, and whoever is signed in for somebody else.
 */
export async function subscribe(tx: Tx, subscription: Subscription): Promise<void> {
  if (!isPushServiceUrl(subscription.endpoint))
    httpError('invalid_request', 'endpoint is not the address of a push service')
  if (!isPublicKey(subscription.p256dh))
    httpError('invalid_request', 'keys.p256dh is not a public key')
  if (Buffer.from(subscription.auth, 'base64url').length < 16)
    httpError('invalid_request', 'keys.auth is too short')

  await lockUser(tx, subscription.userId)
  const session =
    (await lockSession(tx, subscription.sessionId)) ??
    httpError('sign_in_required', 'Please sign in again.')
  if (session.impersonatorId !== null)
    httpError(
      'impersonation_not_allowed',
      'Notifications are for the person themselves, on their own device.',
    )
  await removeFromOtherUsers(tx, subscription)
  // who knows an endpoint but not its keys does not have the device
  if (!(await upsertDevice(tx, subscription)))
    httpError('device_of_another_user', 'This device belongs to somebody else.')
  await deleteOldDevices(tx, subscription.userId)
}

/** Forgets a device of the person's own, with all that still waits for it. What is not theirs stays. */
export async function unsubscribe(
  tx: Tx,
  device: { userId: number; endpoint: string },
): Promise<void> {
  await deleteDevice(tx, device)
}

/** A push service has a name on the open internet and the usual port; where the name leads is seen when it is used. */
function isPushServiceUrl(endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0
  return !isAddress && /\.[a-z][a-z0-9-]*$/i.test(hostname) && !PRIVATE_SUFFIX.test(hostname)
}

const PRIVATE_SUFFIX = /\.(localhost|local|internal|intranet|lan|home|corp|arpa)$/i

function isPublicKey(p256dh: string): boolean {
  const key = Buffer.from(p256dh, 'base64url')
  try {
    // throws for what is no point of the curve
    ECDH.convertKey(key, 'prime256v1')
    return key.length === 65
  } catch {
    return false
  }
}
