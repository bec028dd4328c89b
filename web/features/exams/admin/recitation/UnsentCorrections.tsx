import { Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Correction } from '../../../../../contract/voice/corrections.ts'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Note } from '../../../../kit/Tile.tsx'
import { startOutbox } from '../../../offline/shared/outbox/outbox.ts'
import { removeFromOutbox, useOutbox } from '../../../offline/shared/outbox/store.ts'
import { NextAttempt, TryAgain } from '../../../offline/shared/outbox/UnsentActions.tsx'
import { CorrectionKind } from '../../../voice/shared/CorrectionKind.tsx'
import type { Place } from './use-corrections.ts'
import { correctionsIn } from './waiting-corrections.ts'

type UnsentCorrectionsProps = {
  submissionId: number
  /** Called after one has arrived. */
  onArrived: () => void
  placeText: (place: Place | Correction) => string
}

/** The corrections that wait on this device for a connection, and those that the school has not accepted, with the reason. */
export function UnsentCorrections(props: UnsentCorrectionsProps) {
  const { submissionId, onArrived, placeText } = props
  const unsent = correctionsIn(useOutbox().items, submissionId)
  useEffect(startOutbox, [])
  const count = useRef(0)
  useEffect(() => {
    if (unsent.length < count.current) onArrived()
    count.current = unsent.length
  })
  const [first] = unsent
  if (!first) return null
  const waiting = unsent.find(({ item }) => item.state === 'waiting')
  return (
    <Note tone="warning" icon={<Smartphone className="icon" aria-hidden />}>
      <b className="block">{m.corrections_unsent()}</b>
      <ul className="grid gap-2">
        {unsent.map(({ item, correction }) => (
          <li key={item.id} className="grid justify-items-start gap-1">
            <span>
              <CorrectionKind kind={correction.kind} letter={correction.letter} />{' '}
              <bdi>{placeText({ ...correction, attempt: correction.attempt ?? 1 } as Place)}</bdi>
            </span>
            {item.refusal && (
              <>
                <span>{item.refusal.message}</span>
                <Button variant="text" onClick={() => void removeFromOutbox(item.id)}>
                  {m.corrections_remove()}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {waiting && (
        <>
          <NextAttempt />
          <TryAgain item={waiting.item} />
        </>
      )}
    </Note>
  )
}
