import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

// a point of the curve P-256: 'x.y', as a JSON Web Key has them
const publicKey = z.string().check(z.regex(/^[\w-]{43}\.[\w-]{43}$/))

/**
 * The public key for which a device encrypts the unsent data of a former user (decision 0623). It is computed for any id, so it
 * does not reveal whether an account exists.
 */
export const getSealKey = call({
  path: '/api.php',
  action: 'getSealKey',
  access: 'student',
  effect: 'read',
  request: { user_id: id },
  response: z.object({ key: publicKey }),
})

/**
 * The key of data that was encrypted for the caller; `seal_key` is the public key generated for it. For data of another user the
 * returned key decrypts nothing.
 */
export const openSeal = call({
  path: '/api.php',
  action: 'openSeal',
  access: 'student',
  effect: 'read',
  request: { seal_key: publicKey },
  response: withFieldNames(z.object({ content_key: z.string() })),
})
