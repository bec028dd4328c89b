import * as zod from 'zod/mini'

// Zod with one instance of each schema without parameters. Schemas are immutable, and the contract has over a thousand equal ones,
// which would cost each start and each first page time and memory.
export * from 'zod/mini'

export const string = withSharedDefault(zod.string)
export const int = withSharedDefault(zod.int)
export const boolean = withSharedDefault(zod.boolean)

const nullSchema = withSharedDefault(zod.null)

export { nullSchema as null }

/** `create`, but without parameters always the same schema. */
function withSharedDefault<P, S>(create: (params?: P) => S): (params?: P) => S {
  const shared = create()
  return (params) => (params === undefined ? shared : create(params))
}
