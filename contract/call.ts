import * as z from 'zod/mini'

/** Who may make a call: anybody, whoever is signed in (for their own data), or role 11. */
export type Who = 'anyone' | 'student' | 'admin'

export type Call<
  Asks extends z.ZodMiniType = z.ZodMiniType,
  Answers extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST'
  path: string
  /** The `action` that names the call on its path; a list where the action is itself the choice (the game's levels). */
  action?: string | readonly string[]
  may: Who
  asks: Asks
  /** The shape of `data`, or of the whole answer when the call is `bare`. */
  answers: Answers
  /** The `message` of a success, where the specification gives one. */
  says?: string
  /** Answers its data beside `token` (sign-in and sign-up). */
  withToken?: boolean
  /** Refused when a page of another site sends it, as every call `withToken` is (decision 0360). */
  ownSiteOnly?: boolean
  /** Answers its data without the envelope (`/game.php`). */
  bare?: boolean
  /** Takes files: the names of the fields that hold them. */
  files?: readonly string[]
}

type Shape = Record<string, z.ZodMiniType>

/**
 * The asker's own address. It may be left out; when it is sent it has to be the token's own
 * (decisions §2), which the dispatcher checks on every call that has this field.
 */
export const own = z.optional(z.string().check(z.maxLength(254)))

type Own = { email: typeof own; admin_email: typeof own }
type Asked<May extends Who, A extends Shape> = z.ZodMiniObject<
  (May extends 'anyone' ? A : Omit<Own, keyof A> & A) & Record<never, never>,
  z.core.$strip
>

/**
 * Declares a call of the wire. A call that needs a token also takes `email` and `admin_email`,
 * unless it gives one of these names a meaning of its own. Fields it does not name reach no verb (decision 0280).
 */
export function call<const May extends Who, A extends Shape, R extends z.ZodMiniType>(it: {
  method: 'GET' | 'POST'
  path: string
  action?: string | readonly string[]
  may: May
  asks?: A
  answers?: R
  says?: string
  withToken?: boolean
  ownSiteOnly?: boolean
  bare?: boolean
  files?: readonly string[]
}): Call<Asked<May, A>, R> {
  const identity = it.may === 'anyone' ? {} : { email: own, admin_email: own }
  return {
    ...it,
    asks: z.object({ ...identity, ...it.asks }) as unknown as Asked<May, A>,
    answers: it.answers ?? (z.null() as unknown as R),
  }
}
