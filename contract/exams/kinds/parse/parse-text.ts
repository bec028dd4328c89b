import type { ExerciseText } from '../exercise.ts'
import { splitList } from '../split-text.ts'
import { PARSE_PARTS, PARSE_TERMS, type ParseContent, type ParsedWord } from './parse.ts'
import { FIXED_SIGNS } from './parse-terms.ts'

/** 'ذَهَبَ: فعل، فعل ماضٍ، مبني؛ الوَلَدُ: اسم، فاعل، مرفوع، الضمة'. Terms may also have their names in requests. */
export const parseText: ExerciseText<ParseContent> = {
  write: ({ words }) =>
    words
      .map((word) => {
        const terms = PARSE_PARTS.map((part) => PARSE_TERMS[part][word[part]]).filter(Boolean)
        return [word.text, terms.join('، ')].filter(Boolean).join(': ')
      })
      .join('؛ '),
  read: (text) => ({
    words: text
      .split(/[;؛\n]/u)
      .filter((it) => it.trim() !== '')
      .map(readWord),
  }),
}

const bare = (text: string) => text.replaceAll(/\p{M}/gu, '').trim()

function readWord(text: string): ParsedWord {
  const [word = '', ...rest] = text.split(/:|=|\s[–—-]\s/)
  const parsed: ParsedWord = { text: word.trim(), kind: '', role: '', case: '', sign: '' }
  let from = 0
  for (const term of splitList(rest.join(':'))) {
    // a term can belong to two parts, such as مجرور; the parts stand in order
    const part = PARSE_PARTS.slice(from).find((it) => nameOf(it, term) !== undefined)
    if (!part) continue
    parsed[part] = nameOf(part, term) ?? ''
    from = PARSE_PARTS.indexOf(part) + 1
  }
  return parsed
}

const nameOf = (part: (typeof PARSE_PARTS)[number], term: string) =>
  Object.entries(PARSE_TERMS[part]).find(
    ([name, arabic]) =>
      name === term.toLowerCase() ||
      bare(arabic) === bare(term) ||
      (part === 'sign' && FIXED_SIGNS[name] === bare(term)),
  )?.[0]
