import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LETTER_KIND, PRAISE } from '../../../../../contract/voice/correction-kinds.ts'
import type { Clip } from '../../../../../contract/voice/manage-corrections.ts'
import { m } from '../../../../../messages/m.ts'
import { IconButton } from '../../../../kit/IconButton.tsx'
import { kindText } from '../../../voice/shared/kind-text.ts'

/** The clips that stand beside the kinds; the others are in the dialog. */
const FIRST_CLIPS = 4

export type Choice = { kind: string; letter?: string; clip?: Clip }

type KindPadProps = {
  /** The word or the moment that is marked. */
  title: string
  kinds: readonly string[]
  /** The Arabic letters of the word, of which one can be named for a fault of the makhraj. */
  letters: readonly string[]
  clips: readonly Clip[]
  /** Records a spoken correction, for those who do not hold the word down. */
  recorder: ReactNode
  onChoose: (choice: Choice) => void
  onOpenClips: () => void
  onClose: () => void
}

/** The lower edge of the word that was tapped; 0 for a place of the wave, which is always above. */
const bottomOf = (element: Element | null) =>
  element?.matches('[data-word]') ? element.getBoundingClientRect().bottom : 0

/**
 * What a correction says, at the bottom of the screen: one tap on a kind or a clip saves it, and the letter of a wrong makhraj is one
 * more (R-VOICE-006, R-VOICE-007).
 */
export function KindPad(props: KindPadProps) {
  const { title, kinds, letters, clips, recorder, onChoose } = props
  const [asksLetter, setAsksLetter] = useState(false)
  const pad = useRef<HTMLElement>(null)
  useEffect(() => {
    // the keyboard goes on in the pad, and back to the word when it closes
    const before = document.activeElement
    const covered = bottomOf(before) - (pad.current?.getBoundingClientRect().top ?? 0)
    if (covered > 0) scrollBy({ top: covered + 12 })
    pad.current?.querySelector<HTMLElement>('.kind-choices button')?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const choose = (kind: string) => {
    if (kind === LETTER_KIND && letters.length > 0) setAsksLetter(true)
    else onChoose({ kind })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    props.onClose()
  }
  return (
    <section ref={pad} className="kind-pad" aria-label={title} onKeyDown={handleKey}>
      <header>
        <h3 className="page-side grow" dir="auto">
          {title}
        </h3>
        {recorder}
        <IconButton
          label={m.kit_close()}
          icon={<X className="icon" aria-hidden />}
          onClick={props.onClose}
        />
      </header>
      {asksLetter ? (
        <div className="kind-choices kind-letters">
          {letters.map((letter) => (
            <button
              key={letter}
              type="button"
              lang="ar"
              onClick={() => onChoose({ kind: LETTER_KIND, letter })}
            >
              {letter}
            </button>
          ))}
          <button type="button" onClick={() => onChoose({ kind: LETTER_KIND })}>
            {m.corrections_no_letter()}
          </button>
        </div>
      ) : (
        <>
          <div className="kind-choices">
            {kinds.map((kind) => (
              <button
                key={kind}
                type="button"
                data-praise={kind === PRAISE || undefined}
                onClick={() => choose(kind)}
              >
                <bdi>{kindText(kind)}</bdi>
              </button>
            ))}
          </div>
          <div className="kind-clips">
            {clips.slice(0, FIRST_CLIPS).map((clip) => (
              <button
                key={clip.id}
                type="button"
                onClick={() => onChoose({ kind: clip.kind, clip })}
              >
                <bdi>{clip.name}</bdi>
              </button>
            ))}
            <button type="button" className="kind-more" onClick={props.onOpenClips}>
              {clips.length > FIRST_CLIPS ? m.corrections_all_clips() : m.corrections_my_clips()}
            </button>
          </div>
        </>
      )}
    </section>
  )
}
