import type { DiacriticsRule } from '../../contract/arabic/arabic-judge.ts'
import type { ExerciseKind } from '../../contract/exams/kinds/contents.ts'
import type { LessonKind } from '../../contract/lessons/lesson-kinds.ts'

/** A class of the demo school. `seed-classes.ts` adds it through the handlers of the product. */
export type DemoClass = {
  /** Identifies the class inside the demo, for `prerequisite`. */
  slug: string
  category: string
  /** "English · عربي" or English alone. */
  name: string
  /** Paragraphs, separated by line breaks. */
  about: string
  /** Whole naira; 0 is free. */
  price: number
  billing: 'once' | 'monthly'
  /** Days from the start of the demo until registration ends; negative: closed, absent: no end. */
  registrationEndsInDays?: number
  /** New lessons per calendar month; absent: no limit. */
  monthlyLimit?: number
  /** The slug of the class that students must complete first. */
  prerequisite?: string
  /** One per line: a label and a URL. */
  links?: string
  lessons: DemoLesson[]
  /** What students can do, and the beginnings of the subjects of the lessons that show it. */
  canDo?: { text: string; lessons: string[] }[]
}

export type DemoLesson = {
  kind: LessonKind
  /** "English · عربي" or English alone. */
  subject: string
  /** Paragraphs, separated by line breaks; a paragraph that starts in Arabic is shown as a quotation. */
  about: string
  /** A file in `server/demo/media`. */
  file?: string
  /** In place of `file`: the name of a long video that the first start makes if there is ffmpeg. */
  madeVideo?: string
  /** Days from the start of the demo until the lesson opens; absent: not scheduled. */
  opensInDays?: number
  /** The reference answer of an exam; absent: no theory part. */
  theoryAnswer?: string
  /** The objective questions of an exam. */
  questions?: DemoQuestion[]
  /** The ungraded questions of a lesson. */
  checks?: DemoQuestion[]
  /** The exercises of a practice, or those of an exam after its questions. */
  exercises?: DemoExercise[]
  /** Lines after the text, of which a sound is a file in `server/demo/media`. */
  lines?: DemoLine[]
  /** The title of the lines. */
  linesTitle?: string
  /** The rows of a table after the text; the first row and the first column are heads. */
  table?: string[][]
  /** The title of the table. */
  tableTitle?: string
}

/** An exercise as a line of text, in the form that its kind is pasted in. */
export type DemoExercise = {
  kind: ExerciseKind | 'dictation'
  question: string
  line: string
  /** A file in `server/demo/media`. */
  sound?: string
}

export type DemoLine = { arabic: string; latin: string; translation: string; sound?: string }

export type DemoQuestion = DemoChoice | DemoTyped

type DemoQuestionFields = {
  question: string
  answer: string
  /** The beginning of the subject of an earlier lesson that explains a question of an exam. */
  explainedIn?: string
}

type DemoChoice = DemoQuestionFields & {
  /** Two to four plausible wrong answers. */
  wrongAnswers: string[]
}

/** A question that is answered by typing. */
export type DemoTyped = DemoQuestionFields & {
  /** Further keys. */
  accepted?: string[]
  /** Absent: diacritics may be left out. */
  marks?: DiacriticsRule
  /** What students write in place of the answer, nearly right or wrong. */
  mistakes: string[]
}
