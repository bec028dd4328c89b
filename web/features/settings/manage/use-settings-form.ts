import { type ChangeEvent, type FocusEvent, type FormEvent, useState } from 'react'
import type { AppSettings } from '../../../../contract/settings.ts'
import { toast } from '../../../kit/toast.ts'
import {
  broughtTogether,
  changedIn,
  type Draft,
  draftOf,
  type FieldName,
  faultsOf,
} from './draft.ts'
import { type LogoWish, NotSaved, useSaveSettings } from './use-save-settings.ts'

/** The form of the settings: what it started from, what stands in it, and its one save. */
export function useSettingsForm(settings: AppSettings, timezone: string) {
  const [base, setBase] = useState(settings)
  const [draft, setDraft] = useState(() => draftOf(settings, timezone))
  const [logo, setLogo] = useState<LogoWish>('keep')
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [both, setBoth] = useState<FieldName[]>()
  const { saving, newest } = useSaveSettings()
  const from = draftOf(base, timezone)

  function startFrom(now: AppSettings) {
    setBase(now)
    setDraft(draftOf(now, timezone))
    setLogo('keep')
    setErrors({})
    setBoth(undefined)
    saving.reset()
  }

  async function takeNewest() {
    const now = await newest().catch(() => undefined)
    if (!now) return toast.bad('The newest settings did not load.')
    const together = broughtTogether(from, draft, draftOf(now, timezone))
    setBase(now)
    setDraft(together.draft)
    setBoth(together.both)
    saving.reset()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.isPending) return
    const found = faultsOf(draft, timezone)
    setErrors(found)
    const [wrong] = Object.keys(found)
    if (wrong) return (event.currentTarget.elements.namedItem(wrong) as HTMLElement | null)?.focus()
    saving.mutate(
      { from, draft, logo, version: base.version, timezone },
      {
        onSuccess: (now) => {
          startFrom(now)
          toast.good('Settings updated successfully!')
        },
        onError: (fault) => toast.bad(fault.message),
      },
    )
  }

  return {
    base,
    logo,
    setLogo,
    submit,
    isBusy: saving.isPending,
    isChanged: logo !== 'keep' || changedIn(from, draft).length > 0,
    isStale: saving.error instanceof NotSaved && saving.error.isStale,
    both,
    takeNewest,
    discard: () => startFrom(base),
    /** What a field of the form needs to take part. */
    field: <Name extends FieldName>(name: Name) => ({
      name,
      value: draft[name],
      error: errors[name],
      readOnly: saving.isPending,
      onChange: (
        event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
      ) => {
        const next: Draft = { ...draft, [name]: event.target.value }
        setDraft(next)
        // an error goes as soon as it is mended, and comes when the field is left
        if (errors[name]) setErrors({ ...errors, [name]: faultsOf(next, timezone)[name] })
      },
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        // on the way to a button an error would move that button from under the finger
        const toAnotherField = relatedTarget?.matches('input, textarea, select')
        if (toAnotherField) setErrors({ ...errors, [name]: faultsOf(draft, timezone)[name] })
      },
    }),
  }
}
export type SettingsFormState = ReturnType<typeof useSettingsForm>
