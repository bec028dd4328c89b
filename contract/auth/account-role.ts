import * as z from '../platform/zod.ts'

/** The role of an account: 1 of a student, 11 of an administrator. */
export const role = z.codec(z.union([z.enum(['1', '11']), z.literal(1), z.literal(11)]), z.int(), {
  decode: Number,
  encode: (it) => (it === 11 ? 11 : 1),
})
