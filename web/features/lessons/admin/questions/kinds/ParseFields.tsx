import { useState } from 'react'
import {
  PARSE_PARTS,
  type ParseContent,
  type ParsedWord,
} from '../../../../../../contract/exams/kinds/parse/parse.ts'
import { iraabOf } from '../../../../../../contract/exams/kinds/parse/parse-terms.ts'
import { m } from '../../../../../../messages/m.ts'
import { Select } from '../../../../../kit/Select.tsx'
import { PART_LABELS, termOptions } from '../../../../exams/shared/exercises/parse-options.ts'
import { ArabicInput } from '../ArabicInput.tsx'
import type { ContentFieldsProps } from './exercise-fields.tsx'

const unparsed = (text: string): ParsedWord => ({ text, kind: '', role: '', case: '', sign: '' })

/** A sentence, and what each of its words is; a part without a choice is not asked (R-LEARN-008). */
export function ParseFields({ content, onChange }: ContentFieldsProps<ParseContent>) {
  const { words } = content
  const [sentence, setSentence] = useState(words.map(({ text }) => text).join(' '))
  const setText = (text: string) => {
    setSentence(text)
    const texts = text.split(/\s+/).filter(Boolean)
    // a word that stays keeps what was chosen for it
    onChange({
      words: texts.map((it, index) => {
        const kept = words[index]?.text === it ? words[index] : words.find((one) => one.text === it)
        return kept ?? { ...(words[index] ?? unparsed(it)), text: it }
      }),
    })
  }
  const setPart = (index: number, change: Partial<ParsedWord>) =>
    onChange({ words: words.map((it, place) => (place === index ? { ...it, ...change } : it)) })
  return (
    <>
      <ArabicInput label={m.exercise_editor_sentence()} value={sentence} onChange={setText} />
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence keep their places
        <fieldset key={index} className="grid gap-2">
          <legend className="label">
            <bdi lang="ar">{word.text}</bdi>
          </legend>
          <div className="grid gap-2.5 sm:grid-cols-2">
            {PARSE_PARTS.map((part) => (
              <Select
                key={part}
                label={PART_LABELS[part]}
                placeholder={m.exercise_editor_not_asked()}
                options={termOptions(part)}
                value={word[part]}
                onChange={({ target }) => setPart(index, { [part]: target.value })}
              />
            ))}
          </div>
          {iraabOf(word) && (
            <p className="exercise-arabic" lang="ar" dir="rtl">
              {iraabOf(word)}
            </p>
          )}
        </fieldset>
      ))}
    </>
  )
}
