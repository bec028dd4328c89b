import { Download } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import type { NewOutboxItem } from './calls.ts'

/** 'Save my answers as a file', for a phone that stays without a connection (R-OFFLINE-009). */
export function SaveAnswers({ item }: { item: NewOutboxItem }) {
  const [result, setResult] = useState('')
  // browsers encrypt on secure origins only
  if (item.call !== 'submitExam' || !item.fileKey || !globalThis.crypto?.subtle) return null
  const save = async () => {
    try {
      const { saveAnswerFile } = await import('./answer-file.ts')
      const name = await saveAnswerFile(item)
      setResult(m.offline_answers_saved({ name }))
    } catch {
      setResult(m.offline_answers_not_saved())
    }
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="flush" onClick={() => void save()}>
        <Download className="icon icon-s" aria-hidden />
        {m.offline_save_my_answers_file()}
      </Button>
      <p role="status" className="text-small text-ink-2 wrap-anywhere">
        {result}
      </p>
    </div>
  )
}
