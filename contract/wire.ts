import * as z from 'zod/mini'

/** The wire's dialect, translated both ways, once (decisions §4). Decoding reads the wire, encoding writes it. */

const digits = /^[1-9]\d{0,14}$/
// what a JSON number may be at most, so that it can be written as text again: the same number of digits
const FIFTEEN_DIGITS = 999_999_999_999_999
const TWELVE_DIGITS = 999_999_999_999

/** An id is a string of digits on the wire and a number inside. JSON bodies may send the number. */
export const id = z.codec(
  z.union([
    z.string().check(z.regex(digits)),
    z.int().check(z.positive(), z.maximum(FIFTEEN_DIGITS)),
  ]),
  z.int(),
  { decode: Number, encode: String },
)

/** An id, or '0' (also '' or nothing sent) for none. */
export const idOrNone = z.codec(
  z.union([
    z.string().check(z.regex(/^(0|[1-9]\d{0,14}|)$/)),
    z.int().check(z.nonnegative(), z.maximum(FIFTEEN_DIGITS)),
  ]),
  z.int(),
  { decode: Number, encode: String },
)

/** The wire says yes and no as '1' and '0'. */
export const flag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (digit) => digit === '1',
  encode: (yes) => (yes ? '1' : '0'),
})

/** A flag that is asked for: a JSON body may send the number, as with an id. */
export const flagAsked = z.codec(
  z.union([z.enum(['0', '1']), z.literal(0), z.literal(1)]),
  z.boolean(),
  { decode: (digit) => Number(digit) === 1, encode: (yes) => (yes ? '1' : '0') },
)

/** The same as a number, for the few fields that are counted rather than quoted (examDone). */
export const flagNumber = z.codec(z.union([z.literal(0), z.literal(1)]), z.boolean(), {
  decode: (digit) => digit === 1,
  encode: (yes) => (yes ? 1 : 0),
})

/** Unix seconds, a number. */
export const time = z.int().check(z.nonnegative())

/** Unix seconds, a string on the wire ('0' for none): nextSub and studydate. */
export const timeString = z.codec(
  z.union([
    z.string().check(z.regex(/^\d{1,12}$|^$/)),
    z.int().check(z.nonnegative(), z.maximum(TWELVE_DIGITS)),
  ]),
  time,
  { decode: Number, encode: String },
)

const nairaText = /^\d{1,12}(\.\d{1,2})?$/

/** A sum in naira with at most two decimals on the wire, whole kobo inside (decisions §4). */
export const naira = z.codec(
  z.union([
    z.number().check(z.refine((n) => nairaText.test(String(n)))),
    z.string().check(z.regex(nairaText)),
  ]),
  z.int().check(z.nonnegative()),
  { decode: (sum) => Math.round(Number(sum) * 100), encode: (kobo) => kobo / 100 },
)

/** The same for a class's amount, which is a string on the wire. */
export const nairaString = z.codec(
  z.union([
    z.string().check(z.regex(nairaText)),
    z.number().check(z.refine((n) => nairaText.test(String(n)))),
  ]),
  z.int().check(z.nonnegative()),
  { decode: (sum) => Math.round(Number(sum) * 100), encode: (kobo) => String(kobo / 100) },
)

/** A count or a score: form data sends it as text. */
export const count = z.codec(
  z.union([
    z.int().check(z.nonnegative(), z.maximum(999_999_999)),
    z.string().check(z.regex(/^\d{1,9}$/)),
  ]),
  z.int(),
  { decode: Number, encode: (n) => n },
)

/** Form data has no booleans: `send_to_all=true`. */
export const truth = z.codec(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
  z.boolean(),
  { decode: (it) => it === true || it === 'true' || it === '1', encode: (it) => it },
)

// a null byte ends a string in PostgreSQL, and half of a surrogate pair is no character at all
const isText = z.refine<string>((it) => !it.includes('\0') && it.isWellFormed())

/** What a person writes, trimmed, with a bound; may be empty. */
export function text(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength), isText)
}

/** What a person writes and may not leave out. */
export function filled(maxLength: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), isText)
}

/** An email address as it was typed; it is compared without case (decisions §13). */
export const email = z.string().check(z.trim(), z.maxLength(254), z.email())

/** A password: never trimmed, and bounded, for hashing a megabyte is work a stranger could order. */
export const password = z.string().check(z.minLength(1), z.maxLength(200), isText)

/** A public random identifier. */
export const rand = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** A class by its id or its rand: a student's call may give either (decisions §13). */
export const classRef = z.union([
  rand,
  z.pipe(z.int().check(z.positive()), z.transform(String)),
]) as unknown as z.ZodMiniString<string>

type PlainName<N, Spelled> = { [K in keyof N]: N[K] extends Spelled ? K : never }[keyof N]
type Renamed<O, N extends Record<string, keyof O>> = {
  [K in keyof O as K extends N[keyof N] ? PlainName<N, K> : K]: O[K]
}

/** An object whose fields go by plainer names inside than on the wire: `named(row, { kind: 'inputetype' })`. */
export function named<
  S extends z.core.$ZodShape,
  const N extends Record<string, keyof z.output<z.ZodMiniObject<S>> & string>,
>(wire: z.ZodMiniObject<S>, names: N) {
  type Inside = z.output<z.ZodMiniObject<S>>
  type Outside = Renamed<Inside, N>
  const inside = new Map(Object.entries(names).map(([plain, spelled]) => [spelled, plain]))
  const spelling = new Map(Object.entries(names))
  return z.codec(wire, z.custom<Outside>(), {
    decode: (read) => renamed(read, inside) as Outside,
    encode: (known) => renamed(known as object, spelling) as Inside,
  })
}

function renamed(it: object, names: ReadonlyMap<string, string>) {
  const out: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(it)) out[names.get(name) ?? name] = value
  return out
}
