import { Brackets } from 'lucide-react'
import { useRef } from 'react'
import type { GapContent } from '../../../../../../contract/exams/kinds/gap/gap.ts'
import { m } from '../../../../../../messages/m.ts'
import { Button } from '../../../../../kit/Button.tsx'
import { CheckboxCard } from '../../../../../kit/ChoiceCard.tsx'
import { TextArea } from '../../../../../kit/TextInput.tsx'
import { DiacriticsRules } from '../DiacriticsRules.tsx'
import type { ContentFieldsProps } from './exercise-fields.tsx'
import { ListInput } from './ListInput.tsx'

/** A line in which words are marked as gaps, and whether they are typed or chosen (R-LEARN-003). */
export function GapFields({ content, onChange }: ContentFieldsProps<GapContent>) {
  const { line, fromBank, decoys, marks, strict } = content
  const field = useRef<HTMLTextAreaElement>(null)
  const makeGap = () => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
    const before = line.slice(0, selectionStart)
    // without a selection the word at the cursor
    const start = selectionStart < selectionEnd ? selectionStart : before.search(/\S*$/)
    const rest = line.slice(selectionEnd)
    const end =
      selectionStart < selectionEnd
        ? selectionEnd
        : selectionEnd + (rest.match(/^\S*/)?.[0].length ?? 0)
    const word = line.slice(start, end).trim()
    if (word === '' || /[{}]/.test(word)) return
    const next = line.slice(start, end).replace(word, `{{${word}}}`)
    onChange({ ...content, line: line.slice(0, start) + next + line.slice(end) })
    field.current?.focus()
  }
  return (
    <>
      <TextArea
        ref={field}
        data-first
        label={m.exercise_editor_line()}
        hint={m.exercise_editor_line_hint({ braces: '{{كتاب}}' })}
        maxLength={2_000}
        className="min-h-20"
        value={line}
        onChange={({ target }) => onChange({ ...content, line: target.value })}
      />
      <Button className="justify-self-start" onClick={makeGap}>
        <Brackets className="icon" aria-hidden />
        {m.exercise_editor_make_gap()}
      </Button>
      <CheckboxCard
        checked={fromBank}
        onChange={({ target }) => onChange({ ...content, fromBank: target.checked })}
      >
        <span className="block font-semibold">{m.exercise_editor_from_bank()}</span>
        <span className="block text-small text-ink-2">{m.exercise_editor_from_bank_hint()}</span>
      </CheckboxCard>
      {fromBank ? (
        <ListInput
          label={m.exercise_editor_decoys()}
          hint={m.exercise_editor_list_hint()}
          words={decoys}
          max={20}
          onChange={(words) => onChange({ ...content, decoys: words })}
        />
      ) : (
        <DiacriticsRules
          {...{ marks, strict }}
          onChange={(rules) => onChange({ ...content, ...rules })}
        />
      )}
    </>
  )
}
