import * as z from 'zod/mini'
import { type CodeFields, withCodeNames } from './field-names.ts'

/** Who can make a call: anyone, signed-in users (for their own data), or administrators (role 11). */
export type Access = 'anyone' | 'student' | 'admin'

/**
 * What a call does: a repeated `change` leaves the same state, a repeated `create` would make a second thing. A call that
 * creates something takes an idempotency key in `once`, unless anyone can make it (decision 0501).
 */
export type Effect = 'read' | 'change' | 'create'

/**
 * Why a call of administrators asks for the password again if it was entered more than `REAUTHENTICATION_SECONDS` ago
 * (R-TRUST-005, decision 0642); `none` asks for nothing.
 */
export type Reauthentication =
  | 'money'
  | 'roles'
  | 'exports'
  | 'impersonation'
  | 'settings'
  | 'security'
  | 'none'

/** For ten minutes after the password was entered. */
export const REAUTHENTICATION_SECONDS = 600

/** A call by which administrators change something states it; one that reads may. */
type ReauthenticationOf<A extends Access, E extends Effect> = A extends 'admin'
  ? E extends 'read'
    ? { reauthentication?: Reauthentication }
    : { reauthentication: Reauthentication }
  : { reauthentication?: 'none' }

/** The limits of a request body. A larger one is 413, a deeper one 400. */
export type BodyLimits = {
  /** Bytes of the body as sent; for multipart the bytes of its fields without the files. */
  bytes: number
  /** Pairs of a form, parts of a multipart body, or members and items of JSON at any depth. */
  fields: number
  /** Steps to a nested value: `questions[0][question]` has three. */
  depth: number
}

export const KB = 1024
export const MB = 1024 * KB

/** The limits of a call without its own, and of a request before its call is known. */
export const DEFAULT_BODY_LIMITS: BodyLimits = { bytes: 64 * KB, fields: 200, depth: 4 }

export type Call<
  RequestSchema extends z.ZodMiniType = z.ZodMiniType,
  ResponseSchema extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST'
  path: string
  /** The `action` of the call on its path; a list if the action is an argument (the levels of the game). */
  action?: string | readonly string[]
  access: Access
  effect: Effect
  /** Why the password must have been entered within the last ten minutes. */
  reauthentication?: Reauthentication
  /** An administrator who has yet to set up the required second step can make it (decision 0643). */
  setsUpSecondFactor?: true
  /** The handler recognises a repeated request itself; the dispatcher does it otherwise. */
  handlesRepeats: boolean
  /** Decodes a request from the wire and encodes it for the wire. */
  request: RequestSchema
  /** The schemas of the request's fields by their wire names. */
  fields: Fields
  /** The schema of `data`, or of the whole response if the call is `withoutEnvelope`. */
  response: ResponseSchema
  /** The `message` of a success, if it has one. */
  successMessage?: string
  /** The response has a `token` beside its data (sign-in and sign-up). */
  startsSession?: boolean
  /** Rejected if a page of another site sends it, like every call with `startsSession` (decision 0360). */
  sameOriginOnly?: boolean
  /** The response has no envelope (`/game.php`). */
  withoutEnvelope?: boolean
  /** The limits of the body. */
  bodyLimits: BodyLimits
  /** The names of the fields that take a file, one file each. */
  fileFields?: readonly string[]
  /** The maximum bytes of each file; the default is UPLOAD_MAX_MB. */
  maxFileBytes?: number
}

type Fields = Record<string, z.ZodMiniType>

/**
 * The caller's own email address, optional. The dispatcher checks on every call with this field that it is the one of
 * the token (R-SEC-005 to R-SEC-008).
 */
export const callerEmail = z.optional(z.string().check(z.maxLength(254)))

/** Made by the client for one form or press, and repeated with every retry of it (decision 0501). */
const idempotencyKey = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/)))

type CallerEmailFields = { email: typeof callerEmail; admin_email: typeof callerEmail }

type FieldsOf<A extends Access, E extends Effect, F extends Fields> = (A extends 'anyone'
  ? F
  : Omit<CallerEmailFields, keyof F> &
      (E extends 'create' ? Omit<{ once: typeof idempotencyKey }, keyof F> : unknown) &
      F) &
  Record<never, never>

/** The names in code that differ from the wire: those of the call, and the idempotency key. */
type NamesOf<E extends Effect, N> = E extends 'create' ? N & { idempotencyKey: 'once' } : N

/** The decoded request: wire names in camelCase, or as `fieldNames` renames them. */
type RequestOf<A extends Access, E extends Effect, F extends Fields, N> = CodeFields<
  z.output<z.ZodMiniObject<FieldsOf<A, E, F>, z.core.$strip>>,
  NamesOf<E, N>
>

type RequestSchemaOf<A extends Access, E extends Effect, F extends Fields, N> = z.ZodMiniType<
  RequestOf<A, E, F, N>,
  z.input<z.ZodMiniObject<FieldsOf<A, E, F>, z.core.$strip>>
>

/**
 * Declares a call. A call that needs a token also accepts `email` and `admin_email`, unless it declares one of them
 * itself. Undeclared fields do not reach the handler (decision 0280).
 */
export function call<
  const A extends Access,
  const E extends Effect,
  F extends Fields,
  R extends z.ZodMiniType,
  const N extends Record<string, string> = Record<never, never>,
>(
  definition: ReauthenticationOf<A, E> & {
    method: 'GET' | 'POST'
    path: string
    action?: string | readonly string[]
    access: A
    effect: E
    /** The fields by their wire names. */
    request?: F
    /** Names in code that differ from the wire name in camelCase: `{ kind: 'inputetype' }`. */
    fieldNames?: N
    response?: R
    successMessage?: string
    startsSession?: boolean
    sameOriginOnly?: boolean
    withoutEnvelope?: boolean
    setsUpSecondFactor?: true
    /** Overrides of `DEFAULT_BODY_LIMITS`. */
    bodyLimits?: Partial<BodyLimits>
    fileFields?: readonly string[]
    maxFileBytes?: number
  },
): Call<RequestSchemaOf<A, E, F, N>, R> & { effect: E } {
  const isSignedIn = definition.access !== 'anyone'
  const takesKey = isSignedIn && definition.effect === 'create'
  const fields: Fields = {
    ...(isSignedIn && { email: callerEmail, admin_email: callerEmail }),
    ...(takesKey && { once: idempotencyKey }),
    ...definition.request,
  }
  return {
    ...definition,
    // the build of the site leaves out the default: scripts/server-only-fields.ts
    method: definition.method ?? 'POST',
    handlesRepeats: definition.request?.once !== undefined,
    bodyLimits: { ...DEFAULT_BODY_LIMITS, ...definition.bodyLimits },
    fields,
    // the types of the names in code are computed by RequestSchemaOf
    request: withCodeNames(
      z.object(fields),
      takesKey
        ? { ...definition.fieldNames, idempotencyKey: 'once' }
        : (definition.fieldNames ?? {}),
    ) as unknown as RequestSchemaOf<A, E, F, N>,
    // a call without a response schema has R = z.ZodMiniNull
    response: definition.response ?? (z.null() as unknown as R),
  }
}
