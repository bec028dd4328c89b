// of Node, which runs the tests; the types of the site do not have it
const { setImmediate } = globalThis as unknown as { setImmediate: (act: () => void) => void }

/** Everything that needs no clock happens: the steps of the database and of the lock. */
export async function settle() {
  for (let turn = 0; turn < 60; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
}
