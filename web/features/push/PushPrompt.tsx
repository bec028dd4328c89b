import { BellRing } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push.ts'
import { Button } from '../../kit/Button.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { Categories } from './Categories.tsx'
import { askLater, useTurnOn } from './turn.ts'
import './push.css'

/** Asks whether this device shall be told. It stands beside the page and takes neither its focus nor its place. */
export function PushPrompt({ personId }: { personId: string }): ReactNode {
  const id = useId()
  const [chosen, setChosen] = useState<readonly PushCategory[]>(PUSH_CATEGORIES)
  const { mutate, isPending } = useTurnOn(personId)
  const own = useRef<HTMLElement>(null)
  useGivesFocusBack(own)
  const later = () => askLater(personId, chosen)
  return (
    <section
      ref={own}
      className="push-prompt"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isPending) later()
      }}
    >
      <div className="flex items-center gap-3.5">
        <Tile tone="brand">
          <BellRing className="icon" />
        </Tile>
        <h2 id={id} className="font-sans text-base font-semibold">
          Get notifications on this device?
        </h2>
      </div>
      <p className="text-small text-ink-2">
        You hear when something new is waiting, also while this page is closed. Messages to you
        always come.
      </p>
      <Categories chosen={chosen} onChoose={setChosen} disabled={isPending} />
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={later} disabled={isPending}>
          Not now
        </Button>
        <Button look="main" busy={isPending && 'Turning on...'} onClick={() => mutate(chosen)}>
          Turn on
        </Button>
      </div>
    </section>
  )
}

/** Whoever answered by keyboard goes on from the page, and not from nowhere. */
function useGivesFocusBack(own: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const section = own.current
    return () => {
      if (section?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [own])
}
