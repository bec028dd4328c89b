import { isSameAnswer } from '../../contract/exams/questions.ts'
import { type Message, say } from '../../messages/message.ts'

/**
 * The right answer of a row and its other options, of which unused ones are ''. `remark` says how the answer may be meant
 * otherwise; `problem` why there is none.
 */
export type CsvAnswer =
  | { answer: string; others: string[]; remark?: Message }
  | { problem: Message }

/** The letters that name the options from the first to the fifth, in English and Arabic. */
const LETTERS = ['aأا', 'bب', 'cج', 'dد', 'eه']
const LETTER = /^\p{L}\p{M}*ـ?$/u
const NUMBER = /^\p{Nd}+$/u

/**
 * Finds the right answer of a choice question: the text of an option or a further text, or the letter (A to E, أ to ه) or number (1 to
 * 5) of an option, as in 'B', 'b)', 'Option 2' and 'B. qalam'. An option that is the answer is not there a second time. A letter or number
 * that can be the answer itself is read with a remark. `isText` takes the answer as it stands.
 */
export function readCsvAnswer(cell: string, options: string[], isText: boolean): CsvAnswer {
  // a single option that is the answer again is a mistake to be named
  if (options.filter((it) => it !== '').length < 2) return { answer: cell, others: options }
  const asText = { answer: cell, others: withoutAnswer(options, cell) }
  if (isText || cell === '') return asText
  const { index: named, text } = readLabel(cell)
  const target = named === undefined ? '' : (options[named] ?? '')
  const isOption = options.some((it) => it !== '' && isSameAnswer(cell, it))
  if (isOption)
    return target === '' || isSameAnswer(cell, target)
      ? asText
      : { ...asText, remark: describeDoubt(cell, cell, target) }
  if (/^[a-e](?:\s*[,&/+]\s*[a-e])+$/i.test(cell))
    return { problem: say('rules_exams_csv_one_right_answer') }
  if (named === undefined || (text !== undefined && !isSameAnswer(target, text))) return asText
  return readNamed(cell, options, target)
}

/** The option that a label names, which is not the text of one. */
function readNamed(cell: string, options: string[], target: string): CsvAnswer {
  const asText = { answer: cell, others: options }
  const texts = options.filter((it) => it !== '')
  // 'a' beside b, c and d, and '3' beside 4, 6 and 7, can be the answer itself
  const areLetters = [cell, ...texts].every((it) => LETTER.test(it))
  const areNumbers = [cell, ...texts].every((it) => NUMBER.test(it))
  if (target === '') {
    const remark = say('rules_exams_csv_no_such_option', { option: cell })
    return areLetters || areNumbers ? asText : { ...asText, remark }
  }
  if (areLetters) return { ...asText, remark: describeDoubt(cell, cell, target) }
  const chosen = { answer: target, others: withoutAnswer(options, target) }
  return areNumbers ? { ...chosen, remark: describeDoubt(cell, target, cell) } : chosen
}

/** True if `readCsvAnswer` would not take this answer as it stands, without a remark. */
export function looksLikeLabel(answer: string, options: string[]): boolean {
  const read = readCsvAnswer(answer, options, false)
  return 'problem' in read || read.remark !== undefined || read.answer !== answer
}

const describeDoubt = (cell: string, read: string, other: string) =>
  say('rules_exams_csv_doubtful_answer', { answer: cell, read, other })

/** The index of the option that a label names, and the text after it: 'B', '(2)', 'Option B', 'B. qalam'. */
function readLabel(cell: string): { index?: number; text?: string } {
  const [, label = '', text] =
    /^(?:(?:option|choice|answer|الخيار|خيار)[\s:#]*)?(?:\(\s*)?([a-e]|[1-5]|[١-٥]|[أابجده]ـ?)\s*(?:[.):\-–]+\s*(.+)?)?$/isu.exec(
      cell,
    ) ?? []
  if (label === '') return {}
  const sign = label.charAt(0).toLowerCase()
  const letter = LETTERS.findIndex((it) => it.includes(sign))
  const index =
    letter >= 0 ? letter : Number(sign.normalize('NFKC').replace(/[١-٥]/, arabicDigit)) - 1
  return { index, ...(text !== undefined && { text }) }
}

const arabicDigit = (it: string) => String(it.charCodeAt(0) & 0xf)

/** The options that are not the answer; without gaps if it was one of them. */
function withoutAnswer(options: string[], answer: string): string[] {
  const others = options.filter((it) => it === '' || !isSameAnswer(answer, it))
  return others.length === options.length ? options : others.filter((it) => it !== '')
}
