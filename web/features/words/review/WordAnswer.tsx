import { CircleCheck, CircleX, Contrast } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MyWord } from '../../../../contract/words/words-wire.ts'
import { m } from '../../../../messages/m.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { OwnSound } from '../OwnSound.tsx'
import { Arabic, WordDetails } from '../shared/WordDetails.tsx'

/** The word with its marks and all that belongs to it: shown after every answer (R-WORDS-003). */
export function WordAnswer({ word }: { word: MyWord }) {
  return (
    <div className="grid justify-items-center gap-3">
      <p className="word-large">
        <Arabic>{word.text}</Arabic>
      </p>
      <p className="word-meaning" dir="auto">
        <MixedScriptText text={word.meaning} />
      </p>
      <OwnSound word={word} />
      <div className="grid w-full gap-3">
        <WordDetails word={word} />
        {word.twin && <p className="text-small text-ink-2">{m.words_twin()}</p>}
        {word.lessons > 1 && (
          <p className="text-small text-ink-2">{m.words_seen_in({ count: word.lessons })}</p>
        )}
      </div>
    </div>
  )
}

const VERDICTS = {
  right: { Icon: CircleCheck, ink: 'text-success-ink', text: m.words_right() },
  near: { Icon: Contrast, ink: 'text-gold-ink', text: m.words_nearly() },
  wrong: { Icon: CircleX, ink: 'text-danger-ink', text: m.words_wrong() },
}

type VerdictLineProps = { verdict: keyof typeof VERDICTS; children?: ReactNode }

/** Whether an answer was right, in a word and an icon. */
export function VerdictLine({ verdict, children }: VerdictLineProps) {
  const { Icon, ink, text } = VERDICTS[verdict]
  return (
    <div role="status" className="grid gap-1.5">
      <p className={`flex items-center gap-2 font-semibold ${ink}`}>
        <Icon className="icon" aria-hidden />
        {text}
      </p>
      {children}
    </div>
  )
}
