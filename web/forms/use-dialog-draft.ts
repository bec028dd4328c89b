import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { tabDrafts } from './draft-storage.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import type { FormState } from './use-form.ts'

/**
 * The unsaved input of a dialog that adds something: it survives a reload and an ended session in this tab, for the same
 * user; with `null` it is not kept. Pass `initial` and `onChange` to `useForm`, and call `clear` after saving and discarding.
 */
export function useDialogDraft<Values extends object>(name: string | null, empty: () => Values) {
  const [opened] = useState(() => {
    const key = name === null ? '' : `draft:${useSession.getState().user?.id ?? ''}:${name}`
    const base = empty()
    // whatever is stored, both fields are checked
    const { values, once } = ((key && tabDrafts.readJson(key)) || {}) as {
      values?: unknown
      once?: unknown
    }
    const stored = hasShapeOf(values, base) ? values : undefined
    const idempotencyKey = stored && typeof once === 'string' ? once : newIdempotencyKey()
    return { key, base, stored, idempotencyKey }
  })
  const { key, base, stored, idempotencyKey } = opened
  return {
    /** Kept with the input: a save that was sent before a reload is recognised (decision 0501). */
    idempotencyKey,
    isRestored: stored !== undefined,
    initial: (): FormState<Values> => ({ base, values: stored ?? base }),
    onChange: ({ values }: FormState<Values>) =>
      void (key && tabDrafts.write(key, JSON.stringify({ values, once: idempotencyKey }))),
    clear: () => void (key && tabDrafts.remove(key)),
  }
}

/** Another release may have stored other fields. */
function hasShapeOf<Values extends object>(stored: unknown, example: Values): stored is Values {
  if (typeof stored !== 'object' || stored === null) return false
  const record: Record<string, unknown> = { ...stored }
  return Object.entries(example).every(
    ([name, value]) =>
      typeof record[name] === typeof value && Array.isArray(record[name]) === Array.isArray(value),
  )
}
