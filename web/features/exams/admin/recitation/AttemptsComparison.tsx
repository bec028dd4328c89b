import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Correction, SpokenAnswer } from '../../../../../contract/voice/corrections.ts'
import { phraseAround, sameMoment } from '../../../../../contract/voice/phrases.ts'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { numbered } from '../../../voice/shared/places.ts'
import type { SoundPlayer } from '../../../voice/shared/sound-player.ts'

type AttemptsComparisonProps = {
  loaded: { answers: readonly SpokenAnswer[]; corrections: readonly Correction[] }
  player: SoundPlayer
  placeText: (correction: Correction) => string
}

/** The marked words of the first attempt, each heard in both: instead of both recordings from their beginning (R-VOICE-008). */
export function AttemptsComparison({ loaded, player, placeText }: AttemptsComparisonProps) {
  const [first, second] = loaded.answers
  const [playing, setPlaying] = useState<number>()
  // a later press replaces the words that are being heard
  const run = useRef(0)
  if (!first || !second) return null
  const marked = numbered(loaded.corrections, first.attempt).filter((it) => it.moment !== undefined)
  if (marked.length === 0) return null
  const hear = async (words: typeof marked) => {
    const own = ++run.current
    for (const { id, moment = 0 } of words) {
      setPlaying(id)
      const then = sameMoment(first, moment, second)
      const heard =
        (await player.play({ url: first.url, ...phraseAround(first, moment) })) &&
        (await player.play({ url: second.url, ...phraseAround(second, then) }))
      if (!heard || own !== run.current) break
    }
    if (own === run.current) setPlaying(undefined)
  }
  return (
    <div className="comparison">
      <h3 className="label">{m.corrections_both_attempts()}</h3>
      <ul>
        {marked.map((it) => (
          <li key={it.id}>
            <Button
              variant={playing === it.id ? 'soft' : 'outline'}
              onClick={() => void hear([it])}
            >
              <span className="num">{it.number}</span> <bdi>{placeText(it)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="soft" className="justify-self-start" onClick={() => void hear(marked)}>
        <Play className="icon" aria-hidden />
        {m.corrections_hear_both()}
      </Button>
    </div>
  )
}
