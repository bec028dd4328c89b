import { type Message, say } from '../../messages/message.ts'
import { writePhrases } from '../arabic/arabic-phrases.ts'
import { exerciseRules } from './kinds/all.ts'
import {
  type ChoiceContent,
  type DictationContent,
  distinctOptions,
  type ExerciseContent,
  isExercise,
  isSameAnswer,
  MAX_ACCEPTED_KEYS,
  MAX_ANSWER_LETTERS,
  OPTION_FIELDS,
  type QuestionContent,
  type QuestionKind,
  type TypedContent,
} from './questions.ts'
import { isTooLong } from './typed-answer.ts'

/** The fields of a question that a problem can name. */
export type QuestionField =
  | 'question'
  | 'answer'
  | 'option1'
  | 'option2'
  | 'option3'
  | 'option4'
  | 'accepted'
  | 'marks'
  | 'points'
  | 'content'

/** Errors prevent a save; warnings ask before it. */
export type QuestionProblem = {
  field: QuestionField
  /** The index among the further keys; only for `accepted`. */
  index?: number
  /** The field of the content; only for `content`. */
  part?: string
  severity: 'error' | 'warning'
  message: Message
}

/** The rules of the content of a kind of question, used by the editor and the server. */
export type ContentRules<Content extends QuestionContent> = {
  /** Displayed in the editor and in the messages of an import. */
  label: Message
  /** The problems of the fields that only this kind has. */
  findProblems: (content: Content) => QuestionProblem[]
}

const choice: ContentRules<ChoiceContent> = {
  label: say('rules_exams_kind_choice'),
  findProblems: (content) => [...findEqualOptions(content), ...findLonelyAnswer(content)],
}

function findEqualOptions(content: ChoiceContent): QuestionProblem[] {
  return OPTION_FIELDS.slice(1).flatMap((field, index) => {
    const text = content[field].trim()
    const isEqual = OPTION_FIELDS.slice(0, index + 1).some((it) => isSameAnswer(content[it], text))
    if (text === '' || !isEqual) return []
    const message = isSameAnswer(content.answer, text)
      ? say('rules_exams_option_is_answer')
      : say('rules_exams_option_twice')
    return [{ field, severity: 'error', message }]
  })
}

function findLonelyAnswer(content: ChoiceContent): QuestionProblem[] {
  const isLonely = content.answer.trim() !== '' && distinctOptions(content).length === 1
  if (!isLonely) return []
  const message = say('rules_exams_only_one_option')
  return [{ field: 'option1', severity: 'warning', message }]
}

/** The rules of typed questions. */
const typed: ContentRules<TypedContent | DictationContent> = {
  label: say('rules_exams_kind_typed'),
  findProblems: ({ answer, accepted }) => [
    // an empty answer is a problem of every kind
    ...(answer.trim() === '' ? [] : findKeyProblems(answer, { field: 'answer' })),
    ...accepted.flatMap((key, index) => findKeyProblems(key, { field: 'accepted', index })),
    ...(accepted.length > MAX_ACCEPTED_KEYS ? [TOO_MANY_KEYS] : []),
  ],
}

/** A key of only diacritics, tatweel, ornaments, apostrophes or small letters of the Qurʾān would match any answer. */
const HAS_LETTER = /(?![\u02bb-\u02bf\u0640\u06e5\u06e6])[\p{L}\p{N}]/u

const TOO_MANY_KEYS: QuestionProblem = {
  field: 'accepted',
  severity: 'error',
  message: say('rules_exams_at_most_answers', { max: MAX_ACCEPTED_KEYS }),
}

function findKeyProblems(
  key: string,
  place: Pick<QuestionProblem, 'field' | 'index'>,
): QuestionProblem[] {
  const problem = (message: Message): QuestionProblem[] => [
    { ...place, severity: 'error', message },
  ]
  if (isTooLong(key))
    return problem(say('rules_exams_at_most_letters', { max: MAX_ANSWER_LETTERS }))
  if (key.trim() === '') return problem(say('rules_exams_enter_answer'))
  if (!HAS_LETTER.test(writePhrases(key))) return problem(say('rules_exams_answer_without_letter'))
  return []
}

/** The rules of a kind with a content of its own. */
const exercise = (label: Message): ContentRules<ExerciseContent> => ({
  label,
  findProblems: ({ kind, content }) =>
    exerciseRules(kind)
      .findProblems(content)
      .map(({ field, message }) => ({ field: 'content', part: field, severity: 'error', message })),
})

/** The rules of the content of every kind. Server and site decide by these rules, not by the name of a kind. */
export const QUESTION_KINDS: {
  [K in QuestionKind]: ContentRules<Extract<QuestionContent, { kind: K }>>
} = {
  choice,
  typed,
  dictation: { ...typed, label: say('rules_exams_kind_dictation') },
  hear: exercise(say('rules_exams_kind_hear')),
  gap: exercise(say('rules_exams_kind_gap')),
  order: exercise(say('rules_exams_kind_order')),
  match: exercise(say('rules_exams_kind_match')),
  marks: exercise(say('rules_exams_kind_marks')),
  table: exercise(say('rules_exams_kind_table')),
  parse: exercise(say('rules_exams_kind_parse')),
}

/** The problems of a question: missing texts, and those of its kind. */
export function findQuestionProblems(content: QuestionContent): QuestionProblem[] {
  const problems: QuestionProblem[] = []
  if (content.question.trim() === '')
    problems.push({
      field: 'question',
      severity: 'error',
      message: say('rules_exams_enter_question'),
    })
  if (!isExercise(content) && content.answer.trim() === '')
    problems.push({
      field: 'answer',
      severity: 'error',
      message: say('rules_exams_enter_correct_answer'),
    })
  // the type checker does not relate the kind of a union's member to its rules
  const rules = QUESTION_KINDS[content.kind] as unknown as ContentRules<QuestionContent>
  return [...problems, ...rules.findProblems(content)]
}

/** The parts of an exam that its problems depend on. */
export type ExamContentForm = {
  about: string
  /** The text that students read aloud, '' for none. */
  reading: string
  hasFile: boolean
  referenceAnswer: string
  questions: readonly QuestionContent[]
}

/** A problem of an exam. `question` is the index of the question, null for the exam as a whole. */
export type ExamProblem = Omit<QuestionProblem, 'field'> & {
  question: number | null
  field: QuestionProblem['field'] | 'questions'
}

export const EMPTY_EXAM = say('rules_exams_exam_nothing_answer_no_question')
export const ONLY_WRITTEN_EXAM = say('rules_exams_exam_no_question_no_reference')

/** Every problem of an exam, in the order of its questions. The editor shows them; the server finds the same ones. */
export function findExamProblems(exam: ExamContentForm): ExamProblem[] {
  const ofQuestions = exam.questions.flatMap((it, question) =>
    findQuestionProblems(it).map((problem) => ({ ...problem, question })),
  )
  return [...findMissingQuestions(exam), ...ofQuestions]
}

function findMissingQuestions(exam: ExamContentForm): ExamProblem[] {
  const { about, reading, hasFile, referenceAnswer, questions } = exam
  // a text that is read aloud is the question and its answer
  if (questions.length > 0 || referenceAnswer.trim() !== '' || reading.trim() !== '') return []
  const isEmpty = about.trim() === '' && !hasFile
  const message = isEmpty ? EMPTY_EXAM : ONLY_WRITTEN_EXAM
  return [{ question: null, field: 'questions', severity: 'warning', message }]
}

/** 'Question 3: Enter the question.', or the message alone for the exam as a whole. */
export function describeProblem({ question, message }: ExamProblem): Message {
  return question === null
    ? message
    : say('rules_exams_question_problem', { number: question + 1, problem: message })
}
