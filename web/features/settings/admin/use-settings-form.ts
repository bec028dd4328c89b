import { useState } from 'react'
import type { AppSettings } from '../../../../contract/settings/settings.ts'
import { m } from '../../../../messages/m.ts'
import { mergeFields } from '../../../forms/merge-fields.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { hasCode } from '../../../forms/use-form-mutation.ts'
import { toast } from '../../../kit/toast.ts'
import {
  type SettingsDraft,
  type SettingsField,
  toSettingsDraft,
  validateSettings,
} from './settings-draft.ts'
import { type LogoChange, useSaveSettings } from './use-save-settings.ts'

/** The settings form: its values, the chosen logo, and saving both. */
export function useSettingsForm(settings: AppSettings, timezone: string) {
  const [baseSettings, setBaseSettings] = useState(settings)
  const [logoChange, setLogoChange] = useState<LogoChange>('keep')
  const [conflictingFields, setConflictingFields] = useState<SettingsField[]>()
  const form = useForm<SettingsDraft>({
    initial: () => unchanged(toSettingsDraft(settings, timezone)),
    validate: (values) => validateSettings(values, timezone),
    validatesOnBlur: true,
  })
  const { save, fetchLatest } = useSaveSettings({ form, onSaved: resetTo })

  function resetTo(current: AppSettings) {
    const base = toSettingsDraft(current, timezone)
    setBaseSettings(current)
    form.rebase(base, base)
    setLogoChange('keep')
    setConflictingFields(undefined)
  }

  async function loadLatest() {
    const latest = await fetchLatest().catch(() => undefined)
    if (!latest) return toast.error(m.settings_latest_settings_did_not_load())
    const { base, values } = form.current()
    const remote = toSettingsDraft(latest, timezone)
    const merged = mergeFields(base, values, remote)
    setBaseSettings(latest)
    form.rebase(remote, merged.values)
    setConflictingFields(
      merged.remoteChanges.filter((it) => it.isConflict).map(({ field }) => field),
    )
    save.reset()
  }

  return {
    baseSettings,
    logoChange,
    setLogoChange,
    submit: form.handleSubmit(
      (values) =>
        save.mutate({
          base: form.base,
          values,
          logoChange,
          version: baseSettings.version,
          timezone,
        }),
      save.isPending,
    ),
    isSaving: save.isPending,
    error: save.errorMessage,
    isDirty: logoChange !== 'keep' || form.isDirty,
    isStale: hasCode(save.error, ['conflict_settings']),
    conflictingFields,
    loadLatest,
    discard: () => {
      resetTo(baseSettings)
      save.reset()
    },
    field: <Name extends SettingsField>(name: Name) => ({
      ...form.field(name),
      readOnly: save.isPending,
    }),
  }
}
export type SettingsFormState = ReturnType<typeof useSettingsForm>
