import * as z from 'zod/mini'

/** Who may make a call: anybody, whoever is signed in (for their own data), or role 11. */
export type Who = 'anyone' | 'student' | 'admin'

/** The most that the body of a call may hold; a larger one is 413, a deeper one 400. */
export type BodyLimits = {
  /** Bytes of the body as it is sent; of a multipart body the bytes of its fields, without the files. */
  bytes: number
  /** Pairs of a form, parts of a multipart body, or members and items of JSON at any depth. */
  fields: number
  /** Steps to a nested value: `questions[0][question]` has three. */
  depth: number
}

export const KB = 1024
export const MB = 1024 * KB

/** The limits of a call that declares none, and of a request before its call is known. */
export const DEFAULT_BODY: BodyLimits = { bytes: 64 * KB, fields: 200, depth: 4 }

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
  /** The most that its body may hold. */
  body: BodyLimits
  /** Takes files: the names of the fields that hold them, one file in each. */
  files?: readonly string[]
  /** Bytes that each of these files may have; UPLOAD_MAX_MB when it is left out. */
  fileBytes?: number
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
  /** Where it differs from `DEFAULT_BODY`. */
  body?: Partial<BodyLimits>
  files?: readonly string[]
  fileBytes?: number
}): Call<Asked<May, A>, R> {
  const identity = it.may === 'anyone' ? {} : { email: own, admin_email: own }
  return {
    ...it,
    body: { ...DEFAULT_BODY, ...it.body },
    asks: z.object({ ...identity, ...it.asks }) as unknown as Asked<May, A>,
    answers: it.answers ?? (z.null() as unknown as R),
  }
}
