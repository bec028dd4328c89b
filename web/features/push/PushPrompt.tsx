import { BellOff, BellRing } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push.ts'
import { Button } from '../../kit/Button.tsx'
import { Categories } from './Categories.tsx'
import { askLater, BLOCKED_TEXT, BLOCKED_TITLE, useTurnOn } from './turn.ts'
import './push.css'

/** Asks whether this device shall be told. */
export function PushPrompt({ personId }: { personId: string }): ReactNode {
  const [chosen, setChosen] = useState<readonly PushCategory[]>(PUSH_CATEGORIES)
  const { mutate, isPending } = useTurnOn(personId)
  const later = () => askLater(personId, chosen)
  return (
    <Aside
      icon={<BellRing className="icon flex-none text-brand-ink" aria-hidden />}
      title="Get notifications on this device?"
      onEscape={() => !isPending && later()}
    >
      <Categories chosen={chosen} onChoose={setChosen} disabled={isPending} brief />
      <div className="grid grid-cols-2 gap-2.5">
        <Button onClick={later} disabled={isPending}>
          Not now
        </Button>
        <Button look="main" busy={isPending && 'Turning on...'} onClick={() => mutate(chosen)}>
          Turn on
        </Button>
      </div>
    </Aside>
  )
}

/** Tells whoever has forbidden notifications in the browser where to allow them, as seldom as others are asked. */
export function PushBlocked({ personId }: { personId: string }): ReactNode {
  const understood = () => askLater(personId, PUSH_CATEGORIES)
  return (
    <Aside
      icon={<BellOff className="icon flex-none text-warn-ink" aria-hidden />}
      title={BLOCKED_TITLE}
      onEscape={understood}
    >
      <p className="text-small text-ink-2">{BLOCKED_TEXT}</p>
      <Button onClick={understood}>Got it</Button>
    </Aside>
  )
}

type AsideProps = { icon: ReactNode; title: string; onEscape: () => void; children: ReactNode }

/** It stands beside the page and takes neither its focus nor its place. */
function Aside({ icon, title, onEscape, children }: AsideProps) {
  const id = useId()
  const own = useRef<HTMLElement>(null)
  useGivesFocusBack(own)
  return (
    <section
      ref={own}
      className="push-prompt"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape()
      }}
    >
      <h2 id={id} className="flex items-center gap-2.5 font-sans text-base font-semibold">
        {icon}
        {title}
      </h2>
      {children}
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
