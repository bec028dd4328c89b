import * as z from 'zod/mini'
import { type CodeFields, withCodeNames } from './field-names.ts'

/** Who may make a call: anybody, whoever is signed in (for their own data), or role 11. */
export type Access = 'anyone' | 'student' | 'admin'

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
export const DEFAULT_BODY_LIMITS: BodyLimits = { bytes: 64 * KB, fields: 200, depth: 4 }

export type Call<
  RequestSchema extends z.ZodMiniType = z.ZodMiniType,
  ResponseSchema extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST'
  path: string
  /** The `action` that names the call on its path; a list where the action is itself the choice (the game's levels). */
  action?: string | readonly string[]
  access: Access
  /** Decodes a request from the wire and encodes it for the wire. */
  request: RequestSchema
  /** The schemas of the request's fields by their wire names. */
  fields: Fields
  /** The shape of `data`, or of the whole answer when the call is `bare`. */
  response: ResponseSchema
  /** The `message` of a success, if it has one. */
  successMessage?: string
  /** Answers its data beside `token` (sign-in and sign-up). */
  startsSession?: boolean
  /** Refused when a page of another site sends it, as every call `withToken` is (decision 0360). */
  sameOriginOnly?: boolean
  /** Answers its data without the envelope (`/game.php`). */
  withoutEnvelope?: boolean
  /** The most that its body may hold. */
  bodyLimits: BodyLimits
  /** Takes files: the names of the fields that hold them, one file in each. */
  fileFields?: readonly string[]
  /** Bytes that each of these files may have; UPLOAD_MAX_MB when it is left out. */
  maxFileBytes?: number
}

type Fields = Record<string, z.ZodMiniType>

/**
 * The caller's own address. It may be left out; when it is sent it has to be the token's own
 * (R-SEC-005 to R-SEC-008), which the dispatcher checks on every call that has this field.
 */
export const callerEmail = z.optional(z.string().check(z.maxLength(254)))

type CallerEmailFields = { email: typeof callerEmail; admin_email: typeof callerEmail }

type FieldsOf<A extends Access, F extends Fields> = (A extends 'anyone'
  ? F
  : Omit<CallerEmailFields, keyof F> & F) &
  Record<never, never>

/** The decoded request: wire names in camelCase, or as `fieldNames` renames them. */
type RequestOf<A extends Access, F extends Fields, N> = CodeFields<
  z.output<z.ZodMiniObject<FieldsOf<A, F>, z.core.$strip>>,
  N
>

type RequestSchemaOf<A extends Access, F extends Fields, N> = z.ZodMiniType<
  RequestOf<A, F, N>,
  z.input<z.ZodMiniObject<FieldsOf<A, F>, z.core.$strip>>
>

/**
 * Declares a call of the wire. A call that needs a token also takes `email` and `admin_email`,
 * unless it gives one of these names a meaning of its own. Fields it does not name reach no verb (decision 0280).
 */
export function call<
  const A extends Access,
  F extends Fields,
  R extends z.ZodMiniType,
  const N extends Record<string, string> = Record<never, never>,
>(definition: {
  method: 'GET' | 'POST'
  path: string
  action?: string | readonly string[]
  access: A
  /** The fields by their wire names. */
  request?: F
  /** Names in code of wire names that camelCase does not give: `{ kind: 'inputetype' }`. */
  fieldNames?: N
  response?: R
  successMessage?: string
  startsSession?: boolean
  sameOriginOnly?: boolean
  withoutEnvelope?: boolean
  /** Where it differs from `DEFAULT_BODY`. */
  bodyLimits?: Partial<BodyLimits>
  fileFields?: readonly string[]
  maxFileBytes?: number
}): Call<RequestSchemaOf<A, F, N>, R> {
  const identityFields: Fields =
    definition.access === 'anyone' ? {} : { email: callerEmail, admin_email: callerEmail }
  const fields: Fields = { ...identityFields, ...definition.request }
  return {
    ...definition,
    bodyLimits: { ...DEFAULT_BODY_LIMITS, ...definition.bodyLimits },
    fields,
    request: withCodeNames(
      z.object(fields),
      definition.fieldNames ?? {},
    ) as unknown as RequestSchemaOf<A, F, N>,
    response: definition.response ?? (z.null() as unknown as R),
  }
}
