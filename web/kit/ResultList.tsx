import { CircleAlert, CircleCheck } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Text } from './Text.tsx'

/** The outcome of an action for one person. */
export type PersonResult = { id: number; name: string; isDone: boolean; text: string }

type ResultsDialogProps = {
  title: string
  results: readonly PersonResult[]
  onClose: () => void
}

/** The results of an action for several persons, after its form. */
export function ResultsDialog({ title, results, onClose }: ResultsDialogProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.kit_close()}
        </Button>
      }
    >
      <ResultList results={results} />
    </Dialog>
  )
}

/** The outcome of an action for each person: the failures first, then how many succeeded. */
function ResultList({ results }: { results: readonly PersonResult[] }) {
  const failures = results.filter((it) => !it.isDone)
  const doneCount = results.length - failures.length
  return (
    <div className="grid gap-3" role="status">
      {doneCount > 0 && (
        <p className="flex items-center gap-2">
          <CircleCheck className="icon text-success-ink" aria-hidden />
          <span className="num">
            <Text of={m.kit_done_donecount_count} doneCount={doneCount} count={results.length} />
          </span>
        </p>
      )}
      {failures.length > 0 && (
        <ul className="rows card result-list" aria-label={m.kit_not_done()}>
          {failures.map((it) => (
            <li key={it.id}>
              <CircleAlert className="icon text-danger-ink" aria-hidden />
              <span className="grow wrap-anywhere">
                <b className="block font-semibold">
                  <bdi>{it.name}</bdi>
                </b>
                <span className="text-small text-ink-2">{it.text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
