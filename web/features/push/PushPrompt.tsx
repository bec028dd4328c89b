import { BellOff, BellRing } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push.ts'
import { Button } from '../../kit/Button.tsx'
import { PushCategories } from './PushCategories.tsx'
import { BLOCKED_TEXT, BLOCKED_TITLE, postponePrompt, useTurnOn } from './toggle.ts'
import './push.css'

/** Asks whether this device shall be told. */
export function PushPrompt({ userId }: { userId: string }): ReactNode {
  const [categories, setCategories] = useState<readonly PushCategory[]>(PUSH_CATEGORIES)
  const { mutate, isPending } = useTurnOn(userId)
  const postpone = () => postponePrompt(userId, categories)
  return (
    <PromptPanel
      icon={<BellRing className="icon flex-none text-brand-ink" aria-hidden />}
      title="Get notifications on this device?"
      onEscape={() => !isPending && postpone()}
    >
      <PushCategories selected={categories} onChange={setCategories} disabled={isPending} compact />
      <div className="grid grid-cols-2 gap-2.5">
        <Button onClick={postpone} disabled={isPending}>
          Not now
        </Button>
        <Button
          variant="primary"
          busy={isPending && 'Turning on...'}
          onClick={() => mutate(categories)}
        >
          Turn on
        </Button>
      </div>
    </PromptPanel>
  )
}

/** Tells whoever has forbidden notifications in the browser where to allow them, as seldom as others are asked. */
export function PushBlocked({ userId }: { userId: string }): ReactNode {
  const dismiss = () => postponePrompt(userId, PUSH_CATEGORIES)
  return (
    <PromptPanel
      icon={<BellOff className="icon flex-none text-warn-ink" aria-hidden />}
      title={BLOCKED_TITLE}
      onEscape={dismiss}
    >
      <p className="text-small text-ink-2">{BLOCKED_TEXT}</p>
      <Button onClick={dismiss}>Got it</Button>
    </PromptPanel>
  )
}

type PromptPanelProps = {
  icon: ReactNode
  title: string
  onEscape: () => void
  children: ReactNode
}

/** It stands beside the page and takes neither its focus nor its place. */
function PromptPanel({ icon, title, onEscape, children }: PromptPanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useRestoreFocus(panel)
  return (
    <section
      ref={panel}
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
function useRestoreFocus(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const section = panel.current
    return () => {
      if (section?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [panel])
}
