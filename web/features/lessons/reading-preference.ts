import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import type { ReadingChoices } from './reading.ts'

const STORAGE_KEY = 'reading-choices'

/** The stored choices by user id. Signing out deletes them. */
function readStored(): Record<string, Partial<ReadingChoices> | undefined> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** The parts of lessons that the user hides, stored on this device, and a function that changes them. */
export function useReadingChoices() {
  const userId = useSession((it) => it.user?.id ?? '')
  const [choices, setChoices] = useState<ReadingChoices>(() => {
    const { hidesVowelMarks, hidesTranslations } = readStored()[userId] ?? {}
    return {
      hidesVowelMarks: hidesVowelMarks === true,
      hidesTranslations: hidesTranslations === true,
    }
  })
  const change = (changed: Partial<ReadingChoices>) => {
    const next = { ...choices, ...changed }
    setChoices(next)
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readStored(), [userId]: next }))
    } catch {
      // without storage the choice is valid for this page
    }
  }
  return [choices, change] as const
}
