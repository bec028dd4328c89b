import { BellOff, BellRing } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push/push.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { PushCategories } from './PushCategories.tsx'
import { BLOCKED_TEXT, BLOCKED_TITLE, postponePrompt, useTurnOn } from './toggle.ts'
import './push.css'

/** Asks for permission to send notifications to this device. */
export function PushPrompt({ userId }: { userId: string }): ReactNode {
  const [categories, setCategories] = useState<readonly PushCategory[]>(PUSH_CATEGORIES)
  const { mutate, isPending } = useTurnOn(userId)
  const postpone = () => postponePrompt(userId, categories)
  return (
    <PromptPanel
      icon={<BellRing className="icon flex-none text-brand-ink" aria-hidden />}
      title={m.push_question()}
      onEscape={() => !isPending && postpone()}
    >
      <PushCategories selected={categories} onChange={setCategories} disabled={isPending} compact />
      <div className="grid grid-cols-2 gap-2.5">
        <Button onClick={postpone} disabled={isPending}>
          {m.push_not_now()}
        </Button>
        <Button
          variant="primary"
          busy={isPending && m.push_turning_on()}
          onClick={() => mutate(categories)}
        >
          {m.push_turn_on()}
        </Button>
      </div>
    </PromptPanel>
  )
}

/** Explains how to allow notifications that are blocked by the browser, as rarely as the prompt. */
export function PushBlocked({ userId }: { userId: string }): ReactNode {
  const dismiss = () => postponePrompt(userId, PUSH_CATEGORIES)
  return (
    <PromptPanel
      icon={<BellOff className="icon flex-none text-warning-ink" aria-hidden />}
      title={BLOCKED_TITLE}
      onEscape={dismiss}
    >
      <p className="text-small text-ink-2">{BLOCKED_TEXT}</p>
      <Button onClick={dismiss}>{m.push_got_it()}</Button>
    </PromptPanel>
  )
}

type PromptPanelProps = {
  icon: ReactNode
  title: string
  onEscape: () => void
  children: ReactNode
}

/** A card at the end of the page; it covers nothing and does not take the focus. */
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

/** Returns the focus to the page after a keyboard user has closed the panel. */
function useRestoreFocus(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const section = panel.current
    return () => {
      if (section?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [panel])
}
