import { expect, test } from 'vitest'
import type { ExamQuestion } from '../../../../../contract/exams/exams.ts'
import { toQuestionDraft, toQuestionForm, withKind } from './question-draft.ts'

const typed: ExamQuestion = {
  ...{ id: 7, question: 'Write: he wrote', answer: 'كَتَبَ', kind: 'typed' },
  ...{ answer1: '', answer2: '', answer3: '', answer4: '' },
  ...{ accepted: [], marks: 'ending', strict: true },
}

test('the editor keeps the rule for endings and that nearly right earns nothing (R-ARABIC-003)', () => {
  expect(toQuestionForm(toQuestionDraft(typed), 0)).toMatchObject({ marks: 'ending', strict: true })
})

test('the editor sends the content of an exercise, and an empty one after a change of kind (R-LEARN-003)', () => {
  const content = {
    line: 'هذا {{كتاب}}',
    fromBank: false,
    decoys: [],
    marks: 'free',
    strict: false,
  }
  const draft = toQuestionDraft({ ...typed, kind: 'gap', content })
  expect(toQuestionForm(draft, 0)).toMatchObject({ kind: 'gap', content, answer: 'هذا كتاب' })
  expect(withKind(draft, 'hear').content).toEqual({ options: [], slow: 0, alternative: '' })
  expect(withKind(draft, 'typed').content).toBeUndefined()
})
