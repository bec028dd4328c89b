/**
 * The terms of iʿrāb that a word can be parsed with, each with its Arabic name, which is part of an Arabic sentence in every language of
 * the school (R-LEARN-008). `''` stands for what a word does not have.
 */
export const WORD_KINDS = { noun: 'اسم', verb: 'فعل', particle: 'حرف' } as const

export const WORD_ROLES = {
  subject: 'مبتدأ',
  predicate: 'خبر',
  doer: 'فاعل',
  deputy: 'نائب فاعل',
  object: 'مفعول به',
  absolute: 'مفعول مطلق',
  time: 'ظرف زمان',
  place: 'ظرف مكان',
  reason: 'مفعول لأجله',
  state: 'حال',
  distinction: 'تمييز',
  possessor: 'مضاف إليه',
  governed: 'اسم مجرور',
  adjective: 'نعت',
  apposition: 'بدل',
  joined: 'اسم معطوف',
  called: 'منادى',
  kana_noun: 'اسم كان',
  kana_predicate: 'خبر كان',
  inna_noun: 'اسم إنّ',
  inna_predicate: 'خبر إنّ',
  past: 'فعل ماضٍ',
  present: 'فعل مضارع',
  command: 'فعل أمر',
  preposition: 'حرف جرّ',
  conjunction: 'حرف عطف',
  subjunctive: 'حرف نصب',
  jussive: 'حرف جزم',
} as const

export const WORD_CASES = {
  nominative: 'مرفوع',
  accusative: 'منصوب',
  genitive: 'مجرور',
  jussive: 'مجزوم',
  fixed: 'مبني',
} as const

export const WORD_SIGNS = {
  dammah: 'الضمة',
  fathah: 'الفتحة',
  kasrah: 'الكسرة',
  sukun: 'السكون',
  alif: 'الألف',
  waw: 'الواو',
  ya: 'الياء',
  nun: 'ثبوت النون',
  no_nun: 'حذف النون',
  no_weak: 'حذف حرف العلة',
  hidden_dammah: 'الضمة المقدرة',
  hidden_fathah: 'الفتحة المقدرة',
  hidden_kasrah: 'الكسرة المقدرة',
} as const

/** The names of the signs of a fixed word where they differ: مبني على الفتح. */
export const FIXED_SIGNS: Readonly<Record<string, string>> = {
  dammah: 'الضم',
  fathah: 'الفتح',
  kasrah: 'الكسر',
  hidden_dammah: 'الضم المقدر',
  hidden_fathah: 'الفتح المقدر',
  hidden_kasrah: 'الكسر المقدر',
}

/** The sign of each case in a sentence: 'وعلامة رفعه الضمة', of a fixed word 'على السكون'. */
const SIGN_OF_CASE = {
  nominative: 'وعلامة رفعه',
  accusative: 'وعلامة نصبه',
  genitive: 'وعلامة جره',
  jussive: 'وعلامة جزمه',
  fixed: 'على',
} as const

export type Parsed = { kind: string; role: string; case: string; sign: string }

const termOf = (terms: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(terms, name) ? (terms[name] ?? '') : ''

/** The sentence of iʿrāb that choices make: 'فاعل مرفوع وعلامة رفعه الضمة'; '' for none. */
export function iraabOf({ kind, role, case: ending, sign }: Parsed): string {
  const head = termOf(WORD_ROLES, role) || termOf(WORD_KINDS, kind)
  const state = termOf(WORD_CASES, ending)
  const mark = (ending === 'fixed' && termOf(FIXED_SIGNS, sign)) || termOf(WORD_SIGNS, sign)
  // the role of اسم مجرور says its case
  const words = [head, head.endsWith(` ${state}`) ? '' : state].filter(Boolean)
  if (!mark) return words.join(' ')
  if (words.length > 0) words.push(termOf(SIGN_OF_CASE, ending) || 'وعلامته')
  return [...words, mark].join(' ')
}
