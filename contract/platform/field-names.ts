import * as z from './zod.ts'

/** `class_id` in camelCase: `classId`. */
export type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S

type CodeName<N, WireName> = { [K in keyof N]: N[K] extends WireName ? K : never }[keyof N]

/** The fields of an object under their names in code: as `N` maps them, else in camelCase. */
export type CodeFields<W, N> = {
  [K in keyof W as K extends N[keyof N]
    ? CodeName<N, K>
    : K extends string
      ? CamelCase<K>
      : never]: W[K]
}

/** The object with names in code has been checked under its names on the wire. */
const unchecked = z.custom<unknown>()

/**
 * Decodes an object of the wire to its names in code, in camelCase or as `names` maps them, and encodes it back:
 * `withFieldNames(row, { kind: 'inputetype' })`.
 */
export function withFieldNames<
  S extends z.core.$ZodShape,
  const N extends Record<string, keyof z.output<z.ZodMiniObject<S>> & string> = Record<
    never,
    never
  >,
>(wire: z.ZodMiniObject<S>, names?: N) {
  type Code = CodeFields<z.output<z.ZodMiniObject<S>>, N>
  const renamed = byWireName(names ?? {})
  const codeNames = new Map(
    Object.keys(wire.shape).map((it) => [it, renamed.get(it) ?? camelCase(it)]),
  )
  const wireNames = new Map([...codeNames].map(([wireName, code]) => [code, wireName]))
  // zod cannot relate the renamed keys to the types
  return z.codec(wire, unchecked as z.ZodMiniType<Code, Code>, {
    decode: (wireValue) => renameKeys(wireValue as Record<string, unknown>, codeNames) as Code,
    encode: (codeValue) =>
      renameKeys(codeValue as Record<string, unknown>, wireNames) as z.output<typeof wire>,
  })
}

/** Renames the fields of a wire record to their names in code, unchecked; `names` maps a name in code to its wire name. */
export const toCodeNames = (wire: Record<string, unknown>, names: Record<string, string>) =>
  renameKeys(wire, byWireName(names))

/** The inverse of `toCodeNames`. */
export const toWireNames = (record: Record<string, unknown>, names: Record<string, string>) =>
  renameKeys(record, new Map(Object.entries(names)))

/** The name in code of a field: as `names` maps it, else in camelCase. */
export function codeNameOf(wireName: string, names: Record<string, string> = {}): string {
  return byWireName(names).get(wireName) ?? camelCase(wireName)
}

function byWireName(names: Record<string, string>) {
  return new Map(Object.entries(names).map(([code, wireName]) => [wireName, code]))
}

function renameKeys(record: Record<string, unknown>, names: ReadonlyMap<string, string>) {
  const result: Record<string, unknown> = {}
  // half the time of a list of entries, for every response
  for (const name in record) result[names.get(name) ?? name] = record[name]
  return result
}

function camelCase(wireName: string) {
  return wireName.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
