import * as z from 'zod/mini'
import { call } from './call.ts'
import { withFieldNames } from './field-names.ts'
import { id } from './wire.ts'

// a point of the curve P-256: 'x.y', as a JSON Web Key has them
const publicKey = z.string().check(z.regex(/^[\w-]{43}\.[\w-]{43}$/))

/**
 * The public key for which a device encrypts what a former user has not sent (decision 0691). It is computed for any id and
 * says nothing about an account.
 */
export const getSealKey = call({
  method: 'POST',
  path: '/api.php',
  action: 'getSealKey',
  access: 'student',
  effect: 'read',
  request: { user_id: id },
  fieldNames: { userId: 'user_id' },
  response: z.object({ key: publicKey }),
})

/**
 * The key of something that was encrypted for the caller: `seal_key` is the public key that was made for it. Of another
 * user's it returns a key that fits nothing.
 */
export const openSeal = call({
  method: 'POST',
  path: '/api.php',
  action: 'openSeal',
  access: 'student',
  effect: 'read',
  request: { seal_key: publicKey },
  fieldNames: { sealKey: 'seal_key' },
  response: withFieldNames(z.object({ content_key: z.string() }), { contentKey: 'content_key' }),
})
