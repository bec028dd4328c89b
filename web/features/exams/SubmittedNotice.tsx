import { CircleCheck } from 'lucide-react'
import { Button } from '../../kit/Button.tsx'
import { Note } from '../../kit/Tile.tsx'

/** Shown until the result has loaded, with a button that loads it again. */
export function SubmittedNotice({ onRefresh }: { onRefresh: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Note tone="success" icon={<CircleCheck className="icon" aria-hidden />}>
        Your exam was submitted. Your result will appear here.
      </Note>
      <Button onClick={onRefresh}>Show my result</Button>
    </div>
  )
}
