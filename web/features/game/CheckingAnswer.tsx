import { CloudOff } from 'lucide-react'
import { Note } from '../../kit/Tile.tsx'
import { isSlow, type Run } from './run.ts'

/** Reports that an answer awaits its verdict, and that a lost connection does not lose it. */
export function CheckingAnswer({ run, isLineLost }: { run: Run; isLineLost: boolean }) {
  return (
    <div className="checking" role="status">
      {isSlow(run) &&
        (isLineLost ? (
          <Note tone="warning" icon={<CloudOff className="icon" aria-hidden />}>
            No connection. Your answer is saved and sent again, and your time is paused.
          </Note>
        ) : (
          <p className="lead">Checking your answer...</p>
        ))}
    </div>
  )
}
