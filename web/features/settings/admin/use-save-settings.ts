import { useQueryClient } from '@tanstack/react-query'
import type { AppSettings } from '../../../../contract/settings/settings.ts'
import { updateAppSettings, uploadLogo } from '../../../../contract/settings/settings-form.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { settingsQuery } from '../../../api/settings-query.ts'
import { upload } from '../../../api/upload.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { changedFields } from '../../../forms/merge-fields.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { type SettingsDraft, toSettingsRequest } from './settings-draft.ts'

/** Keeps the logo, removes it, or replaces it by a file. */
export type LogoChange = 'keep' | 'none' | File

type SettingsSave = {
  base: SettingsDraft
  values: SettingsDraft
  logoChange: LogoChange
  /** The version of `base` (decision 0432). */
  version: string | undefined
  timezone: string
}

/** Saves the logo, then the changed fields, and returns the settings as saved (R-ASET-003, R-ASET-010). */
export function useSaveSettings({
  form,
  onSaved,
}: {
  form: ErrorTarget
  onSaved: (saved: AppSettings) => void
}) {
  const queryClient = useQueryClient()
  const fetchLatest = () => queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 })
  const save = useFormMutation({
    send: async (input: SettingsSave): Promise<AppSettings> => {
      if (input.logoChange instanceof File) await saveLogo(input.logoChange)
      if (input.logoChange === 'none' || changedFields(input.base, input.values).length > 0)
        await saveFields(input)
      return fetchLatest()
    },
    successMessage: m.settings_saved(),
    fallbackError: m.settings_not_saved(),
    form,
    onSuccess: onSaved,
  })
  return { save, fetchLatest }
}

/** Uploads the logo. Its failures have messages that differ from those of the fields (R-ASET-009). */
async function saveLogo(logo: File) {
  try {
    await callApi(uploadLogo, {}, { transport: upload({ files: { logo } }) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw new ApiError(m.settings_logo_upload_error(), 0)
    throw error.message === '' ? new ApiError(m.settings_logo_not_uploaded(), error.status) : error
  }
}

async function saveFields({ base, values, logoChange, version, timezone }: SettingsSave) {
  await callApi(updateAppSettings, {
    siteName: values.siteName.trim(),
    ...toSettingsRequest(base, values, timezone),
    ...(logoChange === 'none' ? { logo: '' } : {}),
    ...(version === undefined ? {} : { version }),
  })
}
