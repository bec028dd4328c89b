import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { heardOptions } from '../../../../contract/words/heard-options.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { Text } from '../../../kit/Text.tsx'
import { OwnSound } from '../OwnSound.tsx'
import { Arabic } from '../shared/WordDetails.tsx'
import type { TaskProps } from './task-props.ts'
import { useTaskKeys } from './use-task-keys.ts'
import { VerdictLine, WordAnswer } from './WordAnswer.tsx'

/** A word is heard, and chosen among words that sound alike. */
export function HearTask({ word, texts, onRate }: TaskProps) {
  const options = useMemo(() => heardOptions(word.text, texts), [word.text, texts])
  const [chosen, setChosen] = useState<string>()
  const next = useRef<HTMLButtonElement>(null)
  const isRight = chosen === word.text
  const choose = (option: string) => {
    flushSync(() => setChosen(option))
    next.current?.focus()
  }
  useTaskKeys((key) => {
    const option = chosen === undefined ? options[Number(key) - 1] : undefined
    return option === undefined ? undefined : () => choose(option)
  })
  if (!word.sound) return null
  return (
    <Card padded as="article" className="grid gap-5">
      {chosen === undefined ? (
        <>
          <h2 className="text-base text-ink-2">
            {word.letter ? m.words_hear_letter() : m.words_hear_choose()}
          </h2>
          <div className="justify-self-center">
            <OwnSound word={word} />
          </div>
          <div className="grid gap-2.5 sm:grid-cols-3" dir="rtl">
            {options.map((option) => (
              <Button key={option} className="word-option" onClick={() => choose(option)}>
                <Arabic>{option}</Arabic>
              </Button>
            ))}
          </div>
        </>
      ) : (
        <>
          <VerdictLine verdict={isRight ? 'right' : 'wrong'}>
            {!isRight && (
              <p>
                <Text of={m.words_heard_as} word={<span lang="ar">{chosen}</span>} />
              </p>
            )}
          </VerdictLine>
          <WordAnswer word={word} />
          <Button ref={next} variant="primary" fullWidth onClick={() => onRate(isRight ? 3 : 1)}>
            {m.words_next()}
          </Button>
          {!isRight && <p className="text-small text-ink-2">{m.words_returns()}</p>}
        </>
      )}
    </Card>
  )
}
