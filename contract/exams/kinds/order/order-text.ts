import type { ExerciseText } from '../exercise.ts'
import { splitBank, splitParts } from '../split-text.ts'
import type { OrderContent } from './order.ts'

/** 'ذهب الولد | الولد ذهب || من، في': the right order, others, and tiles that do not belong. One word is a word of letters. */
export const orderText: ExerciseText<OrderContent> = {
  write: ({ text, orders, decoys }) =>
    [text, ...orders].join(' | ') + (decoys.length === 0 ? '' : ` || ${decoys.join('، ')}`),
  read: (line) => {
    const { line: rights, bank = [] } = splitBank(line)
    const [text = '', ...orders] = splitParts(rights)
    return { unit: /\s/.test(text) ? 'words' : 'letters', text, orders, decoys: bank }
  },
}
