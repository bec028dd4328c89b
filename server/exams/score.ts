/** Scores from 0 to 100; null for a part that the exam does not have or that is not marked yet. */
type Scores = { objective: number | null; theory: number | null; total: number | null }

type AnswerKey = { id: number; answer: string }

/** The percentage of correct answers, or null for an exam without objective questions (R-EXAM-018). */
export function computeObjectiveScore(
  questions: readonly AnswerKey[],
  submitted: Readonly<Record<string, string>>,
): number | null {
  if (questions.length === 0) return null
  const correctCount = questions.filter((it) =>
    isCorrectAnswer(it.answer, submitted[String(it.id)]),
  ).length
  return (100 * correctCount) / questions.length
}

/** Compares an answer with the correct one, ignoring surrounding spaces and the kind of line ends. */
export function isCorrectAnswer(correct: string, submitted: string | undefined): boolean {
  return submitted !== undefined && normalizeAnswer(submitted) === normalizeAnswer(correct)
}

// forms send a line end as CRLF, JSON as LF
function normalizeAnswer(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/**
 * Computes the total as the mean of the parts; null until the theory answer is marked. Without a theory answer the total
 * is the objective score (R-EXAM-019, decision 0050).
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
