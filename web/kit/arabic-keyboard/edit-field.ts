export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Writes a text in place of the selection, as typing does; nothing beyond the field's maximum length. */
export function typeText(field: TextField, text: string) {
  const [start, end] = selectionOf(field)
  const length = field.value.length - (end - start) + text.length
  if (field.maxLength >= 0 && length > field.maxLength) return
  replace(field, text, start, end)
}

/** Deletes the selection, or the character before the cursor: a diacritic alone, not the letter that carries it. */
export function deleteBackwards(field: TextField) {
  const [start, end] = selectionOf(field)
  const previous = [...field.value.slice(0, start)].at(-1) ?? ''
  replace(field, '', start === end ? start - previous.length : start, end)
}

function selectionOf({ selectionStart, selectionEnd, value }: TextField) {
  return [selectionStart ?? value.length, selectionEnd ?? value.length] as const
}

function replace(field: TextField, text: string, start: number, end: number) {
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
