import { type ChangeEvent, type FocusEvent, type FormEvent, useState } from 'react'
import type { AppSettings } from '../../../../contract/settings.ts'
import { toast } from '../../../kit/toast.ts'
import {
  changedFields,
  mergeSettingsDrafts,
  type SettingsDraft,
  type SettingsField,
  toSettingsDraft,
  validateSettings,
} from './settings-draft.ts'
import { type LogoChange, SettingsSaveError, useSaveSettings } from './use-save-settings.ts'

/** The form of the settings: what it started from, what stands in it, and its one save. */
export function useSettingsForm(settings: AppSettings, timezone: string) {
  const [baseSettings, setBaseSettings] = useState(settings)
  const [draft, setDraft] = useState(() => toSettingsDraft(settings, timezone))
  const [logoChange, setLogoChange] = useState<LogoChange>('keep')
  const [errors, setErrors] = useState<Partial<Record<SettingsField, string>>>({})
  const [conflictingFields, setConflictingFields] = useState<SettingsField[]>()
  const { saving: saveMutation, newest: fetchLatest } = useSaveSettings()
  const baseDraft = toSettingsDraft(baseSettings, timezone)

  function resetTo(current: AppSettings) {
    setBaseSettings(current)
    setDraft(toSettingsDraft(current, timezone))
    setLogoChange('keep')
    setErrors({})
    setConflictingFields(undefined)
    saveMutation.reset()
  }

  async function loadLatest() {
    const latest = await fetchLatest().catch(() => undefined)
    if (!latest) return toast.error('The newest settings did not load.')
    const merged = mergeSettingsDrafts(baseDraft, draft, toSettingsDraft(latest, timezone))
    setBaseSettings(latest)
    setDraft(merged.draft)
    setConflictingFields(merged.both)
    saveMutation.reset()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saveMutation.isPending) return
    const foundErrors = validateSettings(draft, timezone)
    setErrors(foundErrors)
    const [firstInvalid] = Object.keys(foundErrors)
    if (firstInvalid)
      return (event.currentTarget.elements.namedItem(firstInvalid) as HTMLElement | null)?.focus()
    saveMutation.mutate(
      { baseDraft, draft, logo: logoChange, version: baseSettings.version, timezone },
      {
        onSuccess: (saved) => {
          resetTo(saved)
          toast.success('Settings updated successfully!')
        },
        onError: (error) => toast.error(error.message),
      },
    )
  }

  return {
    base: baseSettings,
    logo: logoChange,
    setLogo: setLogoChange,
    submit,
    isSaving: saveMutation.isPending,
    isDirty: logoChange !== 'keep' || changedFields(baseDraft, draft).length > 0,
    isStale: saveMutation.error instanceof SettingsSaveError && saveMutation.error.isStale,
    both: conflictingFields,
    takeNewest: loadLatest,
    discard: () => resetTo(baseSettings),
    /** What a field of the form needs to take part. */
    field: <Name extends SettingsField>(name: Name) => ({
      name,
      value: draft[name],
      error: errors[name],
      readOnly: saveMutation.isPending,
      onChange: (
        event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
      ) => {
        const next: SettingsDraft = { ...draft, [name]: event.target.value }
        setDraft(next)
        // an error goes as soon as it is mended, and comes when the field is left
        if (errors[name]) setErrors({ ...errors, [name]: validateSettings(next, timezone)[name] })
      },
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        // on the way to a button an error would move that button from under the finger
        const toAnotherField = relatedTarget?.matches('input, textarea, select')
        if (toAnotherField)
          setErrors({ ...errors, [name]: validateSettings(draft, timezone)[name] })
      },
    }),
  }
}
export type SettingsFormState = ReturnType<typeof useSettingsForm>
