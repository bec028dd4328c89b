import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { signSound, wordSound } from '../../../contract/letters/letter-sounds.ts'
import { type Sign, shapeText, signedText } from '../../../contract/letters/letters.ts'
import { inLatin } from '../../../contract/letters/read-aloud.ts'
import type { ReadOption, Step } from '../../../contract/letters/steps.ts'
import type { Word } from '../../../contract/letters/units.ts'
import { locale, m } from '../../../messages/m.ts'
import { letterName, READING_LANGUAGE, readingOf, SIGN_NAMES } from './labels.ts'
import { SoundButton } from './SoundButton.tsx'
import { MEANINGS } from './word-meanings.ts'

export type ChoiceStepKind = Extract<Step, { options: unknown }>
type UrlOf = (sound: string) => string | undefined

/** How a step is shown: its question, what stands above the options, and how an option is written. */
type Shown = {
  question: string
  above?: string
  /** Played before the answer, or after it if `isAnswer`. */
  sound?: { url: string | undefined; isAnswer: boolean }
  options: readonly { value: unknown; text: string; lang: 'ar' | undefined }[]
  answer: unknown
  /** After the answer. */
  remark?: string
}

const arabic = <T,>(value: T, text: string) => ({ value, text, lang: 'ar' as const })

function show(step: ChoiceStepKind, urlOf: UrlOf): Shown {
  if (step.kind === 'apart') {
    const url = urlOf(signSound(step.letter, 'fatha'))
    return {
      question: url
        ? m.letters_which_heard()
        : m.letters_which_letter({ name: letterName(step.letter) }),
      sound: { url, isAnswer: false },
      options: step.options.map((it) => arabic(it, shapeText(it, step.shape))),
      answer: step.answer,
      // with the letter itself, because the question names it already
      remark: m.letters_answer_is({ answer: `${step.letter} ${letterName(step.letter)}` }),
    }
  }
  if (step.kind === 'sign') {
    const text = signedText(step.letter, step.answer)
    const url = urlOf(signSound(step.letter, step.answer))
    const sound = locale === 'ar' ? SIGN_NAMES[step.answer] : inLatin(text)
    return {
      question: url ? m.letters_which_sign_heard() : m.letters_which_sign({ sound }),
      sound: { url, isAnswer: false },
      options: step.options.map((it: Sign) => arabic(it, signedText(step.letter, it))),
      answer: step.answer,
      remark: m.letters_answer_is({ answer: `${text} ${inLatin(text)}` }),
    }
  }
  const { word } = step
  const sound = { url: urlOf(wordSound(word)), isAnswer: true }
  const meaning = m.letters_means({ meaning: MEANINGS[word.id] ?? '' })
  if (step.kind === 'meaning')
    return {
      question: m.letters_what_means(),
      above: word.text,
      sound: { ...sound, isAnswer: false },
      options: step.options.map((it: Word) => ({
        value: it,
        text: MEANINGS[it.id] ?? '',
        lang: READING_LANGUAGE,
      })),
      answer: step.answer,
    }
  return {
    question: step.isNew
      ? `${m.letters_new_word()}. ${m.letters_how_read()}`
      : m.letters_how_read(),
    above: word.text,
    sound,
    options: step.options.map((it: ReadOption) => ({
      value: it,
      text: readingOf(it.text),
      lang: READING_LANGUAGE,
    })),
    answer: step.answer,
    remark: meaning,
  }
}

type ChoiceStepProps = {
  step: ChoiceStepKind
  urlOf: UrlOf
  /** Nothing is said about the answer, and 'I do not know' is an option. */
  isTest?: boolean
  onAnswer: (isRight: boolean, chosen: unknown) => void
}

/** A question with four answers; one tap answers it. */
export function ChoiceStep({ step, urlOf, isTest, onAnswer }: ChoiceStepProps) {
  const [chosen, setChosen] = useState<unknown>()
  const { question, above, sound, options, answer, remark } = show(step, urlOf)
  const isAnswered = chosen !== undefined && !isTest
  const isRight = chosen === answer
  const choose = (value: unknown) => {
    if (chosen !== undefined) return
    setChosen(value)
    onAnswer(value === answer, value)
  }
  return (
    <div className="grid gap-3.5">
      <h2 id="question">{question}</h2>
      {above && (
        <p className="letter-word" lang="ar">
          {above}
        </p>
      )}
      {sound?.url && (!sound.isAnswer || isAnswered) && (
        <div>
          <SoundButton url={sound.url} />
        </div>
      )}
      <fieldset className="letter-options" aria-labelledby="question">
        {options.map(({ value, text, lang }) => (
          <button
            key={text}
            type="button"
            className="letter-option"
            lang={lang}
            aria-disabled={isAnswered}
            data-verdict={
              isAnswered
                ? value === answer
                  ? 'right'
                  : value === chosen
                    ? 'wrong'
                    : undefined
                : undefined
            }
            onClick={() => choose(value)}
          >
            <bdi>{text}</bdi>
          </button>
        ))}
        {isTest && (
          <button
            type="button"
            className="letter-option letter-unknown"
            onClick={() => choose(null)}
          >
            {m.letters_dont_know()}
          </button>
        )}
      </fieldset>
      <div role="status">
        {isAnswered && (
          <p className="letter-status" data-passed={isRight || undefined}>
            {isRight ? <Check className="icon" aria-hidden /> : <X className="icon" aria-hidden />}
            <span>
              {isRight
                ? `${m.letters_right()}.`
                : `${m.letters_wrong()}. ${m.letters_again_later()}`}{' '}
              {remark}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
