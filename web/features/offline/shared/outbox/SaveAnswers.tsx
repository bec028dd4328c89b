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
      setResult(
        `Saved as ${name}. Give it to your teacher, by Bluetooth or a friend: only the school can read it. If this phone connects first, nothing is handed in twice.`,
      )
    } catch {
      setResult('The file was not saved. Your answers are still on this phone.')
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
