import type { LessonDraft, QuestionDraft } from './lesson-draft.ts'

const FIELD_NAMES = {
  kind: 'Lesson type',
  subject: 'Subject',
  about: 'About',
  scheduled: 'Schedule',
  opensAt: 'Study date',
  referenceAnswer: 'Reference theory answer',
} as const

const fields = Object.keys(FIELD_NAMES) as (keyof typeof FIELD_NAMES)[]

/**
 * Brings two changes of one lesson together (decision 0141): what only the other changed is taken over, and what was
 * typed here stays. `both` names what both changed: there the other's words would be replaced.
 */
export function broughtTogether(base: LessonDraft, mine: LessonDraft, theirs: LessonDraft) {
  const draft = { ...mine }
  const both: string[] = []
  for (const field of fields) {
    if (theirs[field] === base[field] || theirs[field] === mine[field]) continue
    if (mine[field] === base[field]) take(draft, theirs, field)
    else both.push(FIELD_NAMES[field])
  }
  const questions = questionsTogether(base.questions, mine.questions, theirs.questions)
  return { draft: { ...draft, questions: questions.kept }, both: [...both, ...questions.both] }
}

function take<F extends keyof LessonDraft>(into: LessonDraft, from: LessonDraft, field: F) {
  into[field] = from[field]
}

const same = (one: QuestionDraft | undefined, other: QuestionDraft | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Theirs in their order, with what was typed here in them, then those that were added here. */
function questionsTogether(base: QuestionDraft[], mine: QuestionDraft[], theirs: QuestionDraft[]) {
  const both: string[] = []
  const kept = theirs.map((it, at) => {
    const here = mine.find(({ id }) => id === it.id)
    const before = base.find(({ id }) => id === it.id)
    if (!here || same(here, before)) return it
    if (!same(it, before) && !same(it, here)) both.push(`Question ${at + 1}`)
    return here
  })
  const added = mine.filter(({ id }) => id.startsWith('new-'))
  return { kept: [...kept, ...added], both }
}
