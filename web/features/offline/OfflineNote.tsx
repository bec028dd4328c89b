import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '../../../messages/m.ts'
import { DateText } from '../../kit/DateText.tsx'
import { Text } from '../../kit/Text.tsx'
import { useSavedAt } from './shared/saved-read.ts'

type OfflineNoteProps = {
  /** The name of the saved response (`readNames`). */
  name: string
  /** Fetches again when the connection returns. */
  onReturn: () => unknown
}

/** 'Offline · saved 20 Nov': the shown content comes from this device. */
export function OfflineNote({ name, onReturn }: OfflineNoteProps) {
  const savedAt = useSavedAt(name)
  useEffect(() => {
    if (savedAt === undefined) return
    const read = () => void onReturn()
    addEventListener('online', read)
    return () => removeEventListener('online', read)
  }, [savedAt, onReturn])
  if (savedAt === undefined) return null
  return (
    <p className="flex items-center gap-2 text-small text-ink-2" role="status">
      <CloudOff className="icon icon-s" aria-hidden />
      <span>
        <Text of={m.offline_note} time={<DateText at={savedAt} format="dateTime" />} />
      </span>
    </p>
  )
}
