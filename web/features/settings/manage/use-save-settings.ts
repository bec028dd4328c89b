import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AppSettings } from '../../../../contract/settings.ts'
import {
  SETTINGS_CHANGED,
  updateAppSettings,
  uploadLogo,
} from '../../../../contract/settings-form.ts'
import { ask, Declared, messageOf } from '../../../api/ask.ts'
import { upload } from '../../../api/upload.ts'
import { settingsQuery } from '../queries.ts'
import { changedIn, changesOf, type Draft } from './draft.ts'

/** What becomes of the logo: stays, goes, or gives way to a file. */
export type LogoWish = 'keep' | 'none' | File

export type Save = {
  from: Draft
  draft: Draft
  logo: LogoWish
  /** What the change started from (decision 0122). */
  version: string | undefined
  timezone: string
}

/** A save that was stopped, in the words for the person. `isLogo`: it was the logo's own call. */
export class NotSaved extends Error {
  readonly isStale: boolean

  constructor(message: string) {
    super(message)
    this.isStale = message === SETTINGS_CHANGED
  }
}

/** Saves the logo and then the rest, and answers the settings as they are afterwards (wallet-and-admin §7, §8). */
export function useSaveSettings() {
  const queries = useQueryClient()
  const newest = () => queries.fetchQuery({ ...settingsQuery, staleTime: 0 })
  const saving = useMutation({
    mutationFn: async (save: Save): Promise<AppSettings> => {
      if (save.logo instanceof File) await sendLogo(save.logo)
      if (save.logo === 'none' || changedIn(save.from, save.draft).length > 0) await sendRest(save)
      return newest()
    },
  })
  return { saving, newest }
}

async function sendLogo(logo: File) {
  try {
    await ask(uploadLogo, {}, { carry: upload({ files: { logo } }) })
  } catch (fault) {
    const unheard = 'An error occurred while uploading the logo'
    throw new NotSaved(
      fault instanceof Declared ? messageOf(fault, 'Failed to upload logo') : unheard,
    )
  }
}

async function sendRest({ from, draft, logo, version, timezone }: Save) {
  const { referralMoment, quizTrustsClient, ...changes } = changesOf(from, draft, timezone)
  try {
    await ask(updateAppSettings, {
      siteName: draft.siteName.trim(),
      ...changes,
      ...(referralMoment && { referral_credit: referralMoment }),
      ...(quizTrustsClient !== undefined && { quiz_trusts_client: quizTrustsClient }),
      ...(logo === 'none' ? { logo: '' } : {}),
      ...(version === undefined ? {} : { version }),
    })
  } catch (fault) {
    throw new NotSaved(messageOf(fault, 'Failed to update settings'))
  }
}
