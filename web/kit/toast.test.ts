import { expect, test } from 'vitest'
import { toast, useToasts } from './toast.ts'

const shown = () => useToasts.getState().toasts.map((it) => it.title)

test('a repeated toast takes the place of the earlier one, except where each undoes an action of its own', () => {
  toast.success('Exam marked successfully!')
  toast.error('No connection')
  toast.success('Exam marked successfully!')
  expect(shown()).toEqual(['No connection', 'Exam marked successfully!'])

  const undo = () => {}
  toast.success('Deleted', undefined, undo)
  toast.success('Deleted', undefined, undo)
  expect(shown()).toEqual(['Exam marked successfully!', 'Deleted', 'Deleted'])
})
