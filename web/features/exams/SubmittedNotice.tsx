import { CircleCheck } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Note } from '../../kit/Tile.tsx'

/** Shown until the result has loaded, with a button that loads it again. */
export function SubmittedNotice({ onRefresh }: { onRefresh: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Note tone="success" icon={<CircleCheck className="icon" aria-hidden />}>
        {m.exams_result_appears_here()}
      </Note>
      <Button onClick={onRefresh}>{m.exams_show_my_result()}</Button>
    </div>
  )
}
