/** A result's scores, each 0 to 100; null for a part that the exam lacks or that waits for its mark. */
type Scores = { objective: number | null; theory: number | null; total: number | null }

type Answered = { id: number; answer: string }

/** The share of right answers, 0 to 100, or null for an exam without objective questions (decisions §6). */
export function objectiveShare(
  questions: readonly Answered[],
  given: Readonly<Record<string, string>>,
): number | null {
  if (questions.length === 0) return null
  const right = questions.filter((it) => isRight(it.answer, given[String(it.id)])).length
  return (100 * right) / questions.length
}

/** Whether an answer is the right one. Spaces around it and the kind of its line ends say nothing. */
export function isRight(right: string, given: string | undefined): boolean {
  return given !== undefined && plain(given) === plain(right)
}

// a form sends a line end as two characters where JSON sends one
function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/**
 * The mean of the parts that the exam has; null while a written answer waits for its mark. A theory part
 * left blank is no part: such a paper is scored on its objective one (decisions §6, §13).
 */
export function scored(
  objective: number | null,
  theory: { isAnswered: boolean; score: number | null },
): Scores {
  if (!theory.isAnswered) return { objective, theory: null, total: objective }
  if (theory.score === null) return { objective, theory: null, total: null }
  const total = objective === null ? theory.score : (objective + theory.score) / 2
  return { objective, theory: theory.score, total }
}
