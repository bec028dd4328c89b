import type * as z from 'zod/mini'
import type { Call } from '../../contract/call.ts'
import type { School } from '../kernel/school.ts'
import type { Cookies } from './cookies.ts'
import type { Upload } from './read-asked.ts'

/** Whoever a bearer token belongs to. */
export type Person = {
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
  school: School
  asked: z.output<C['asks']>
  asker: C['may'] extends 'anyone' ? Person | null : Person
  /** Whether a token came along, one that holds or one that has ended. */
  cameWithToken: boolean
  /** The action it was called by, for calls that have several. */
  action: string
  uploads: Upload[]
  ip: string
  cookies: Cookies
  now: number
}

/** An answer that starts a session: the dispatcher puts the token beside `data` and into the cookie. */
export class SignedIn<T> {
  readonly data: T
  readonly token: string
  readonly lastsSeconds: number

  constructor(data: T, token: string, lastsSeconds: number) {
    this.data = data
    this.token = token
    this.lastsSeconds = lastsSeconds
  }
}

/** An answer that is in the wire's words already: a hot read that keeps most of it encoded (decision 0040). */
export class OnWire<T> {
  readonly data: T

  constructor(data: T) {
    this.data = data
  }
}

/** An answer whose `data` is JSON already: a read of everybody's that is encoded once (decision 0044). */
export class WireText {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

type Data<C extends Call> = z.output<C['answers']>

/** A call and how it is answered, as the dispatcher holds them. */
export type Answered = { call: Call; how: (context: Context<Call>) => Promise<unknown> }

/** Says how a call is answered. The types of what is asked and answered come from the contract. */
export function answer<C extends Call>(
  call: C,
  how: (
    context: Context<C>,
  ) => Promise<Data<C> | SignedIn<Data<C>> | OnWire<z.input<C['answers']>> | WireText>,
): Answered {
  return { call, how: how as unknown as Answered['how'] }
}
