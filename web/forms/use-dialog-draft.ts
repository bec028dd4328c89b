import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { tabDrafts } from './draft-storage.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { type FormOptions, type FormState, useForm } from './use-form.ts'

/**
 * The form of a dialog that adds something. Its unsaved input survives a reload and an ended session in this tab, for the
 * same user; with `null` as the name it is not kept. Call `clear` after saving and discarding.
 */
export function useDialogDraft<Values extends object>(
  name: string | null,
  empty: () => Values,
  rules: Pick<FormOptions<Values, keyof Values & string>, 'validate' | 'isEqual'>,
) {
  const [opened] = useState(() => openDraft(name, empty()))
  const { key, base, stored, idempotencyKey } = opened
  const form = useForm<Values>({
    ...rules,
    initial: () => ({ base, values: stored ?? base }),
    onChange: ({ values }: FormState<Values>) =>
      void (key && tabDrafts.write(key, JSON.stringify({ values, once: idempotencyKey }))),
  })
  return {
    form,
    /** Kept with the input: a save that was sent before a reload is recognised (decision 0501). */
    idempotencyKey,
    isRestored: stored !== undefined,
    clear: () => void (key && tabDrafts.remove(key)),
  }
}

/** The stored input of a draft, with its key; `base` is the input of an empty dialog. */
function openDraft<Values extends object>(name: string | null, base: Values) {
  const key = name === null ? '' : `draft:${useSession.getState().user?.id ?? ''}:${name}`
  // whatever is stored, both fields are checked
  const { values, once } = ((key && tabDrafts.readJson(key)) || {}) as {
    values?: unknown
    once?: unknown
  }
  const stored = hasShapeOf(values, base) ? values : undefined
  const idempotencyKey = stored && typeof once === 'string' ? once : newIdempotencyKey()
  return { key, base, stored, idempotencyKey }
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
