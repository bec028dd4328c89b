import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { say } from '../../messages/message.ts'
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
 * Subscribes a device for a user and removes it from all other users; it ends with the session of the request
 * (decision 0113). The eleventh device replaces the least recently confirmed one. Throws 400 for an endpoint that is not a push service and for invalid keys, 403 for a device of another user and for an impersonated session.
 */
export async function subscribe(tx: Tx, subscription: Subscription): Promise<void> {
  if (!isPushServiceUrl(subscription.endpoint))
    httpError('invalid_request', say('rules_wire_field_not_push_address', { field: 'endpoint' }))
  if (!isPublicKey(subscription.p256dh))
    httpError('invalid_request', say('rules_wire_field_not_public_key', { field: 'keys.p256dh' }))
  if (Buffer.from(subscription.auth, 'base64url').length < 16)
    httpError('invalid_request', say('rules_wire_field_too_short', { field: 'keys.auth' }))

  await lockUser(tx, subscription.userId)
  const session =
    (await lockSession(tx, subscription.sessionId)) ??
    httpError('sign_in_required', say('rules_wire_sign_again'))
  if (session.impersonatorId !== null)
    httpError(
      'impersonation_not_allowed',
      say('rules_push_notifications_turned_only_students_themselves'),
    )
  await removeFromOtherUsers(tx, subscription)
  // an endpoint without matching keys does not prove possession of the device
  if (!(await upsertDevice(tx, subscription)))
    httpError('device_of_another_user', say('rules_push_device_registered_another_user'))
  await deleteOldDevices(tx, subscription.userId)
}

/** Deletes the user's subscription with this endpoint and its pending deliveries. */
export async function unsubscribe(
  tx: Tx,
  device: { userId: number; endpoint: string },
): Promise<void> {
  await deleteDevice(tx, device)
}

/** A push service has a public host name and the default port. The resolved address is checked when it connects. */
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
    // throws for a point that is not on the curve
    ECDH.convertKey(key, 'prime256v1')
    return key.length === 65
  } catch {
    return false
  }
}
