import { type CSSProperties, useState } from 'react'
import { startsInArabic } from '../../kit/arabic.ts'
import { classNames } from '../../kit/class-names.ts'
import { Heading } from '../../kit/Duo.tsx'
import { NightPanel } from '../../kit/Girih.tsx'
import { secondsOf } from './clock-text.ts'

/** From here on a question takes more than three lines of a phone. */
const LONG = 72

type AskedProps = {
  text: string
  limitMs: number
  leftMs: number
  /** The time stands still: answered, or over. */
  stopped: boolean
  /** The last seconds. */
  low: boolean
}

/** The question on night, and its own time as a fuse that burns down. */
export function Asked({ text, limitMs, leftMs, stopped, low }: AskedProps) {
  return (
    <NightPanel className={classNames('ask', text.length > LONG && 'ask-long')}>
      {/* each question takes the focus, so that it is read out and the keys go to it */}
      <div
        ref={takeFocus}
        tabIndex={-1}
        className="outline-none"
        dir={startsInArabic(text) ? 'rtl' : undefined}
      >
        <Heading level={2}>{text}</Heading>
      </div>
      <div className="grid gap-2">
        <div className="num flex items-center justify-between">
          <span className="lead">Time Left</span>
          <b className={classNames('seconds', low && 'seconds-low')}>{secondsOf(leftMs)}s</b>
        </div>
        <Fuse limitMs={limitMs} leftMs={leftMs} stopped={stopped} low={low} />
      </div>
    </NightPanel>
  )
}

function Fuse({ limitMs, leftMs, stopped, low }: Omit<AskedProps, 'text'>) {
  // where it stood when it was first drawn: after a hidden tab some of it has burnt already
  const [burntMs] = useState(limitMs - leftMs)
  const style = {
    '--left': limitMs > 0 ? leftMs / limitMs : 0,
    animationDuration: `${limitMs}ms`,
    animationDelay: `${-burntMs}ms`,
    animationPlayState: stopped ? 'paused' : 'running',
  } as CSSProperties
  return (
    <div className={classNames('fuse', low && 'fuse-low')} aria-hidden>
      <i style={style} />
    </div>
  )
}

function takeFocus(question: HTMLElement | null) {
  if (!question) return
  question.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
