import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AppSettings } from '../../../../contract/settings.ts'
import {
  SETTINGS_CHANGED,
  updateAppSettings,
  uploadLogo,
} from '../../../../contract/settings-form.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { upload } from '../../../api/upload.ts'
import { settingsQuery } from '../queries.ts'
import { changedFields, type SettingsDraft, toSettingsRequest } from './settings-draft.ts'

/** What becomes of the logo: stays, goes, or gives way to a file. */
export type LogoChange = 'keep' | 'none' | File

export type SettingsSaveInput = {
  baseDraft: SettingsDraft
  draft: SettingsDraft
  logo: LogoChange
  /** What the change started from (decision 0122). */
  version: string | undefined
  timezone: string
}

/** A save that was stopped, in the words for the person. `isLogo`: it was the logo's own call. */
export class SettingsSaveError extends Error {
  readonly isStale: boolean

  constructor(message: string) {
    super(message)
    this.isStale = message === SETTINGS_CHANGED
  }
}

/** Saves the logo and then the rest, and answers the settings as they are afterwards (R-ASET-003, R-ASET-010). */
export function useSaveSettings() {
  const queryClient = useQueryClient()
  const fetchLatest = () => queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 })
  const saveMutation = useMutation({
    mutationFn: async (input: SettingsSaveInput): Promise<AppSettings> => {
      if (input.logo instanceof File) await saveLogo(input.logo)
      if (input.logo === 'none' || changedFields(input.baseDraft, input.draft).length > 0)
        await saveFields(input)
      return fetchLatest()
    },
  })
  return { saving: saveMutation, newest: fetchLatest }
}

async function saveLogo(logo: File) {
  try {
    await callApi(uploadLogo, {}, { transport: upload({ files: { logo } }) })
  } catch (error) {
    const networkErrorMessage = 'An error occurred while uploading the logo'
    throw new SettingsSaveError(
      error instanceof ApiError ? messageOf(error, 'Failed to upload logo') : networkErrorMessage,
    )
  }
}

async function saveFields({ baseDraft, draft, logo, version, timezone }: SettingsSaveInput) {
  const { referralMoment, quizTrustsClient, ...changes } = toSettingsRequest(
    baseDraft,
    draft,
    timezone,
  )
  try {
    await callApi(updateAppSettings, {
      siteName: draft.siteName.trim(),
      ...changes,
      ...(referralMoment && { referralMoment: referralMoment }),
      ...(quizTrustsClient !== undefined && { quizTrustsClient: quizTrustsClient }),
      ...(logo === 'none' ? { logo: '' } : {}),
      ...(version === undefined ? {} : { version }),
    })
  } catch (error) {
    throw new SettingsSaveError(messageOf(error, 'Failed to update settings'))
  }
}
