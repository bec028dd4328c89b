import type { LessonKind } from '../../contract/lesson-kinds.ts'

/** What a demo class is made of; `load-demo.ts` turns it into calls of the product's own verbs. */
export type DemoClass = {
  /** Names the class inside the demo, for `prerequisite`. */
  slug: string
  category: string
  /** "English · عربي" or English alone. */
  name: string
  /** One or more paragraphs, parted by line breaks. */
  about: string
  /** Naira, whole. 0 is free. */
  price: number
  billing: 'once' | 'monthly'
  /** Days from the day the demo is made until registration ends; negative is closed, absent is open for good. */
  registrationEndsInDays?: number
  /** Lessons a student may open per calendar month; absent is no limit. */
  monthlyLimit?: number
  /** The slug of the class to be completed first. */
  prerequisite?: string
  /** One per line: a label, then an address. */
  links?: string
  lessons: DemoLesson[]
}

export type DemoLesson = {
  kind: LessonKind
  /** "English · عربي" or English alone. */
  subject: string
  /** Paragraphs parted by line breaks; a paragraph that starts in Arabic is set as an Arabic quotation. */
  about: string
  /** A file of `server/demo/media`. */
  file?: string
  /** Days from the day the demo is made until the lesson opens; absent is open at once. */
  opensInDays?: number
  /** Exams: what a full theory answer says. Absent: the exam has no theory part. */
  theoryAnswer?: string
  /** Exams: the objective questions. */
  questions?: DemoQuestion[]
}

export type DemoQuestion = {
  question: string
  answer: string
  /** Two to four wrong answers, each plausible. */
  wrongAnswers: string[]
}
