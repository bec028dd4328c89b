/** A result's scores, each 0 to 100; null for a part that the exam lacks or that waits for its mark. */
type Scores = { objective: number | null; theory: number | null; total: number | null }

type AnswerKey = { id: number; answer: string }

/** The share of right answers, 0 to 100, or null for an exam without objective questions (R-EXAM-018). */
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

/** Whether an answer is the right one. Spaces around it and the kind of its line ends say nothing. */
export function isCorrectAnswer(correct: string, submitted: string | undefined): boolean {
  return submitted !== undefined && normalizeAnswer(submitted) === normalizeAnswer(correct)
}

// a form sends a line end as two characters where JSON sends one
function normalizeAnswer(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/**
 * The mean of the parts that the exam has; null while a written answer waits for its mark. A theory part
 * left blank is no part: such a paper is scored on its objective one (R-EXAM-019, decision 0050).
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
