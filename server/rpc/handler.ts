import type * as z from 'zod/mini'
import type { Call } from '../../contract/call.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Cookies } from './cookies.ts'
import type { Upload } from './parse-request.ts'

/** Whoever a bearer token belongs to. */
export type Caller = {
  id: number
  name: string
  email: string
  role: number
  /** The session's row, for sign-out. */
  sessionId: number
  /** The administrator who is signed in as them (`loginAsStudent`); null for themselves. */
  impersonatorId: number | null
}

/** What a verb's wire gets to work with. `asker` is null only where anybody may call. */
export type Context<C extends Call> = {
  school: AppContext
  input: z.output<C['request']>
  caller: C['access'] extends 'anyone' ? Caller | null : Caller
  /** Whether a token came along, one that holds or one that has ended. */
  hasAuthorizationHeader: boolean
  /** The action it was called by, for calls that have several. */
  action: string
  uploads: Upload[]
  ip: string
  cookies: Cookies
  now: number
}

/** An answer that starts a session: the dispatcher puts the token beside `data` and into the cookie. */
export class SessionResponse<T> {
  readonly data: T
  readonly token: string
  readonly maxAgeSeconds: number

  constructor(data: T, token: string, maxAgeSeconds: number) {
    this.data = data
    this.token = token
    this.maxAgeSeconds = maxAgeSeconds
  }
}

/** An answer that is in the wire's words already: a hot read that keeps most of it encoded (decision 0040). */
export class EncodedResponse<T> {
  readonly data: T

  constructor(data: T) {
    this.data = data
  }
}

/** An answer whose `data` is JSON already: a read of everybody's that is encoded once (decision 0044). */
export class SerializedResponse {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

type ResponseData<C extends Call> = z.output<C['response']>

/** A call and how it is answered, as the dispatcher holds them. */
export type BoundCall = { call: Call; handler: (context: Context<Call>) => Promise<unknown> }

/** Says how a call is answered. The types of what is asked and answered come from the contract. */
export function handle<C extends Call>(
  call: C,
  handler: (
    context: Context<C>,
  ) => Promise<
    | ResponseData<C>
    | SessionResponse<ResponseData<C>>
    | EncodedResponse<z.input<C['response']>>
    | SerializedResponse
  >,
): BoundCall {
  return { call, handler: handler as unknown as BoundCall['handler'] }
}
