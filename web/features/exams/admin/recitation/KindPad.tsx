import { Mic, Square, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LETTER_KIND, PRAISE } from '../../../../../contract/voice/correction-kinds.ts'
import type { Clip } from '../../../../../contract/voice/manage-corrections.ts'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { IconButton } from '../../../../kit/IconButton.tsx'
import { formatLength } from '../../../voice/shared/format-length.ts'
import { HeldProblem } from '../../../voice/shared/HeldProblem.tsx'
import { kindText } from '../../../voice/shared/kind-text.ts'
import type { useHeldRecording } from '../../../voice/shared/use-held-recording.ts'

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
  recorder: Pick<ReturnType<typeof useHeldRecording>, 'state' | 'startedAt' | 'problem'> & {
    hasSound: boolean
    toggle: () => void
  }
  onChoose: (choice: Choice) => void
  onOpenClips: () => void
  onClose: () => void
}

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
        <h3 className="grow" dir="auto">
          {title}
        </h3>
        <RecordButton {...recorder} />
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

/** Starts and stops a spoken correction: for those who do not hold the word down. */
function RecordButton({ state, startedAt, problem, hasSound, toggle }: KindPadProps['recorder']) {
  const isRecording = state === 'recording'
  return (
    <>
      <Button
        variant={isRecording ? 'destructive' : 'soft'}
        className="kind-record"
        aria-keyshortcuts="Alt+C"
        data-shortcut="KeyC"
        onClick={toggle}
      >
        {isRecording ? (
          <Square className="icon icon-s" aria-hidden />
        ) : (
          <Mic className="icon icon-s" aria-hidden />
        )}
        {isRecording ? (
          <span className="num">
            {m.corrections_stop()} <Elapsed since={startedAt} />
          </span>
        ) : hasSound ? (
          m.corrections_recorded()
        ) : (
          m.corrections_record()
        )}
      </Button>
      <HeldProblem problem={problem} />
    </>
  )
}

/** The time since a recording began. */
export function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return <bdi>{formatLength(Math.max(0, now - since))}</bdi>
}
