import { useState } from 'react'
import { splitList } from '../../../../../../contract/exams/kinds/split-text.ts'
import { TextInput } from '../../../../../kit/TextInput.tsx'

type ListInputProps = {
  label: string
  hint: string
  words: readonly string[]
  max: number
  onChange: (words: string[]) => void
}

/** Words in one field, between commas of either script. */
export function ListInput({ label, hint, words, max, onChange }: ListInputProps) {
  const [text, setText] = useState(words.join('، '))
  return (
    <TextInput
      label={label}
      hint={hint}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={2_000}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(splitList(target.value).slice(0, max))
      }}
    />
  )
}
