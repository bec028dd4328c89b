import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_ANSWER_CHARACTERS } from '../../../../contract/exams/answers.ts'
import { type JudgedAnswer, judgeTypedAnswer } from '../../../../contract/exams/judge-typed.ts'
import { hasArabicLetters } from '../../../../contract/exams/typed-answer.ts'
import { m } from '../../../../messages/m.ts'
import { ArabicKeyboardButton } from '../../../kit/arabic-keyboard/ArabicKeyboardButton.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Text } from '../../../kit/Text.tsx'
import { sentencesOfPage } from '../../exams/shared/sentences-of-page.ts'
import { Arabic } from '../shared/WordDetails.tsx'
import { ratingOf } from './rating-of.ts'
import type { TaskProps } from './task-props.ts'
import { VerdictLine, WordAnswer } from './WordAnswer.tsx'
import '../../exams/shared/typed-field.css'

/** The meaning is read and the word typed; it is judged as a typed answer, without asking for vowel marks. */
export function TypeTask({ word, onRate }: TaskProps) {
  const [text, setText] = useState('')
  const [judged, setJudged] = useState<JudgedAnswer & { given: string }>()
  const field = useRef<HTMLTextAreaElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const id = useId()
  const judge = (given: string) => {
    const keys = { answer: word.text, accepted: [], marks: 'free' as const }
    flushSync(() => setJudged({ ...judgeTypedAnswer(keys, given), given }))
    next.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') field.current?.focus()
    else judge(text)
  }
  if (judged) {
    const rating = ratingOf(word, judged)
    const verdict = rating === 1 ? 'wrong' : rating === 2 ? 'near' : 'right'
    const sentences = judged.given
      ? sentencesOfPage(judged.key, judged.given, judged.differences)
      : []
    return (
      <Card padded as="article" className="grid gap-5">
        <VerdictLine verdict={verdict}>
          {judged.given && verdict !== 'right' && (
            <p>
              <Text of={m.words_your_answer} answer={<Arabic>{judged.given}</Arabic>} />
            </p>
          )}
          {sentences.map((it) => (
            <p key={it}>
              <MixedScriptText text={it} />
            </p>
          ))}
        </VerdictLine>
        <WordAnswer word={word} />
        <Button ref={next} variant="primary" fullWidth onClick={() => onRate(rating)}>
          {m.words_next()}
        </Button>
        {rating === 1 && <p className="text-small text-ink-2">{m.words_returns()}</p>}
      </Card>
    )
  }
  const isArabic = hasArabicLetters(word.text)
  return (
    <Card padded as="article">
      <form className="grid gap-5" onSubmit={submit} noValidate>
        <p className="word-meaning" dir="auto">
          <MixedScriptText text={word.meaning} />
        </p>
        <div className="field">
          <label htmlFor={id}>{word.letter ? m.words_type_letter() : m.words_type_word()}</label>
          <div className="typed-field">
            <textarea
              ref={field}
              id={id}
              className="input"
              dir="auto"
              lang={isArabic ? 'ar' : undefined}
              rows={1}
              maxLength={MAX_ANSWER_CHARACTERS}
              value={text}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }}
            />
            {isArabic && <ArabicKeyboardButton field={field} />}
          </div>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" variant="primary">
            {m.words_check()}
          </Button>
          <Button variant="text" onClick={() => judge('')}>
            {m.words_not_known()}
          </Button>
        </div>
      </form>
    </Card>
  )
}
