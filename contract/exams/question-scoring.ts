import { canonicalText } from '../arabic/arabic-text.ts'
import type {
  ChoiceContent,
  QuestionContent,
  ScoringRulesOfKind,
  TypedContent,
} from './question-content.ts'
import type { QuestionKind } from './question-kind-names.ts'
import { distinctOptions, isSameAnswer, OPTION_FIELDS } from './question-kinds.ts'
import { isTooLong, MAX_ANSWER_LETTERS } from './typed-answer.ts'
import { creditOf, judgeTypedAnswer } from './typed-verdict.ts'

const choice: ScoringRulesOfKind<ChoiceContent> = {
  resolveAnswer: (content, submitted) => {
    const answer = distinctOptions(content).find((it) => isSameAnswer(it, submitted))
    return answer === undefined ? { problem: 'is not an option of its question' } : { answer }
  },
  credit: ({ answer }, submitted) => ({ credit: isSameAnswer(answer, submitted) ? 1 : 0 }),
  translateAnswer: (before, after, answer) => {
    if (distinctOptions(after).some((it) => isSameAnswer(it, answer))) return answer
    // the wording of the chosen option was changed
    const field = OPTION_FIELDS.find((it) => isSameAnswer(before[it], answer))
    return (field && after[field].trim()) || answer
  },
}

const typed: ScoringRulesOfKind<TypedContent> = {
  resolveAnswer: (_, submitted) =>
    isTooLong(submitted)
      ? { problem: `is longer than ${MAX_ANSWER_LETTERS} letters` }
      : { answer: submitted.trim() },
  credit: (content, answer, { nearCredit, overrides }) => {
    const override = overrides.get(canonicalText(answer))
    const verdict = override ?? judgeTypedAnswer(content, answer).verdict
    return { credit: creditOf(verdict, nearCredit), verdict, byTeacher: override !== undefined }
  },
  // compared unchanged with the later keys
  translateAnswer: (_before, _after, answer) => answer,
}

/** How the answers of every kind are scored. */
const SCORING: {
  [K in QuestionKind]: ScoringRulesOfKind<Extract<QuestionContent, { kind: K }>>
} = { choice, typed }

/** How the answers of a question are scored. */
export function scoringOf<Content extends QuestionContent>(
  content: Content,
): ScoringRulesOfKind<Content> {
  // the type checker does not relate the kind of a union's member to its rules
  return SCORING[content.kind] as unknown as ScoringRulesOfKind<Content>
}
