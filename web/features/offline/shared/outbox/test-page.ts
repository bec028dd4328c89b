// of Node, which runs the tests; the types of the site do not have it
const { setImmediate } = globalThis as unknown as { setImmediate: (act: () => void) => void }

/** Everything that needs no clock happens: the steps of the database and of the lock. */
export async function settle() {
  for (let turn = 0; turn < 60; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
}

/** The storage of a device, for a test outside a browser. */
export function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
}
