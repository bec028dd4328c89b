import type { Selectable } from 'kysely'
import type { ExamResultsTable } from './tables.ts'

/** Scores from 0 to 100; null for a part that the exam does not have or that is not marked yet. */
type Scores = { objective: number | null; theory: number | null; total: number | null }

/**
 * Computes the total as the mean of the parts; null until the theory answer is marked. Without a theory answer the total
 * is the objective score (R-EXAM-019).
 */
export function computeScores(
  objective: number | null,
  theory: { isAnswered: boolean; score: number | null },
): Scores {
  if (!theory.isAnswered) return { objective, theory: null, total: objective }
  if (theory.score === null) return { objective, theory: null, total: null }
  const total = objective === null ? theory.score : (objective + theory.score) / 2
  return { objective, theory: theory.score, total }
}

type TheoryAnswer = Pick<
  Selectable<ExamResultsTable>,
  'theory_text' | 'theory_photo' | 'theory_voice'
>

/** Whether a submission has a theory answer, typed, photographed or spoken: then it waits for a mark (R-VOICE-001). */
export const isTheoryAnswered = ({ theory_text, theory_photo, theory_voice }: TheoryAnswer) =>
  theory_text !== '' || theory_photo !== 0 || theory_voice !== 0
