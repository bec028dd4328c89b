import { Plus, Trash2, VolumeX } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuestionMedia } from '../../../../../contract/exams/questions.ts'
import { cardKey } from '../../../../../contract/words/word-card.ts'
import { MAX_WORDS, type WordContent } from '../../../../../contract/words/word-content.ts'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { IconButton } from '../../../../kit/IconButton.tsx'
import { Select } from '../../../../kit/Select.tsx'
import { TextArea, TextInput } from '../../../../kit/TextInput.tsx'
import { SoundButton } from '../../../words/shared/SoundButton.tsx'
import { ArabicInput } from '../questions/ArabicInput.tsx'
import { newRow, type WordRow } from './word-rows.ts'

type WordRowsProps = {
  rows: readonly WordRow[]
  files: readonly QuestionMedia[]
  /** The word whose fields are shown, '' for none. */
  opened: string
  onChange: (change: (rows: readonly WordRow[]) => readonly WordRow[]) => void
}

/** The words of a lesson as fields: word and meaning, the others behind a button. */
export function WordRows({ rows, files, opened, onChange }: WordRowsProps) {
  const list = useRef<HTMLOListElement>(null)
  const add = () => {
    flushSync(() => onChange((before) => [...before, newRow()]))
    list.current?.querySelector<HTMLInputElement>(':scope > li:last-child input')?.focus()
  }
  return (
    <>
      <ol ref={list} className="rows" aria-label={m.words_in_lesson()}>
        {rows.map((row, index) => (
          <WordFields
            key={row.id}
            {...{ row, index }}
            sound={files.find(({ id }) => id === row.word.file)}
            isOpenAtFirst={opened !== '' && cardKey(row.word.text) === cardKey(opened)}
            onChange={(word) =>
              onChange((before) => before.map((it) => (it.id === row.id ? { ...it, word } : it)))
            }
            onRemove={() => onChange((before) => before.filter((it) => it.id !== row.id))}
          />
        ))}
      </ol>
      {rows.length < MAX_WORDS && (
        <Button variant="soft" className="justify-self-start" onClick={add}>
          <Plus className="icon" aria-hidden />
          {m.word_editor_add()}
        </Button>
      )}
    </>
  )
}

type WordFieldsProps = {
  row: WordRow
  index: number
  sound: QuestionMedia | undefined
  isOpenAtFirst: boolean
  onChange: (word: WordContent) => void
  onRemove: () => void
}

const GENDERS = [
  { value: '', label: m.word_editor_no_gender() },
  { value: 'm', label: m.words_masculine() },
  { value: 'f', label: m.words_feminine() },
]

function WordFields({ row, index, sound, isOpenAtFirst, onChange, onRemove }: WordFieldsProps) {
  const { word } = row
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const set = (change: Partial<WordContent>) => onChange({ ...word, ...change })
  const name = word.text || m.word_editor_word_number({ number: index + 1 })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        <ArabicInput
          label={m.words_word()}
          value={word.text}
          onChange={(text) => set({ text })}
          action={
            <IconButton
              label={m.word_editor_remove({ word: name })}
              icon={<Trash2 className="icon" aria-hidden />}
              destructive
              onClick={onRemove}
            />
          }
        />
        <TextInput
          label={m.words_meaning()}
          dir="auto"
          autoComplete="off"
          maxLength={300}
          value={word.meaning}
          onChange={({ target }) => set({ meaning: target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {sound && <SoundButton url={sound.url} word={word.text} />}
        {word.file !== 0 && (
          <IconButton
            label={m.word_editor_remove_sound({ word: name })}
            icon={<VolumeX className="icon" aria-hidden />}
            onClick={() => set({ file: 0 })}
          />
        )}
        <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? m.word_editor_less() : m.word_editor_more()}
        </Button>
      </div>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          <ArabicInput
            label={m.word_editor_form()}
            hint={m.word_editor_form_hint()}
            value={word.form}
            onChange={(form) => set({ form })}
          />
          <ArabicInput
            label={m.words_plural()}
            value={word.plural}
            onChange={(plural) => set({ plural })}
          />
          <ArabicInput
            label={m.words_present()}
            value={word.present}
            onChange={(present) => set({ present })}
          />
          <ArabicInput
            label={m.words_masdar()}
            value={word.masdar}
            onChange={(masdar) => set({ masdar })}
          />
          <Select
            label={m.words_gender()}
            options={GENDERS}
            value={word.gender}
            onChange={({ target }) =>
              set({ gender: target.value === 'm' || target.value === 'f' ? target.value : '' })
            }
          />
          <ArabicInput
            label={m.words_root()}
            value={word.root}
            onChange={(root) => set({ root })}
          />
          <ArabicInput
            label={m.words_preposition()}
            value={word.preposition}
            onChange={(preposition) => set({ preposition })}
          />
          <TextArea
            label={m.word_editor_example()}
            dir="auto"
            maxLength={500}
            value={word.example}
            onChange={({ target }) => set({ example: target.value })}
          />
        </div>
      )}
    </li>
  )
}
