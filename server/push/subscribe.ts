import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { holdSession } from '../auth/session.ts'
import { holdPerson } from '../auth/store.ts'
import type { Tx } from '../kernel/db.ts'
import { reject } from '../kernel/refusal.ts'
import { forgetDevice, forgetOldDevices, letGoOf, putDevice, type Subscription } from './store.ts'

/**
 * Tells a person on this device from now on, and nobody else; with the session that asks it ends (decision 0110). The
 * eleventh device takes the place of the one heard of longest ago. Rejects what is no push service's address, what
 * is no key, a device that somebody else holds with other keys, and whoever is signed in for somebody else.
 */
export async function subscribe(tx: Tx, wish: Subscription): Promise<void> {
  if (!mayBePushService(wish.endpoint)) reject(400, 'endpoint is not the address of a push service')
  if (!isPublicKey(wish.p256dh)) reject(400, 'keys.p256dh is not a public key')
  if (Buffer.from(wish.auth, 'base64url').length < 16) reject(400, 'keys.auth is too short')

  await holdPerson(tx, wish.personId)
  const session = (await holdSession(tx, wish.sessionId)) ?? reject(401, 'Please sign in again.')
  if (session.impersonatorId !== null)
    reject(403, 'Notifications are for the person themselves, on their own device.')
  await letGoOf(tx, wish)
  // who knows an endpoint but not its keys does not have the device
  if (!(await putDevice(tx, wish))) reject(403, 'This device belongs to somebody else.')
  await forgetOldDevices(tx, wish.personId)
}

/** Forgets a device of the person's own, with all that still waits for it. What is not theirs stays. */
export async function unsubscribe(
  tx: Tx,
  device: { personId: number; endpoint: string },
): Promise<void> {
  await forgetDevice(tx, device)
}

/** A push service has a name on the open internet and the usual port; where the name leads is seen when it is used. */
function mayBePushService(endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0
  return !isAddress && /\.[a-z][a-z0-9-]*$/i.test(hostname) && !INSIDE.test(hostname)
}

const INSIDE = /\.(localhost|local|internal|intranet|lan|home|corp|arpa)$/i

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
