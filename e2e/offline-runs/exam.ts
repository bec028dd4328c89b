import type { RunningSchool, TestUser } from '../fixtures.ts'
import { OPTIONS, type Option, type RunPlan } from './plan.ts'

export type World = {
  school: Pick<RunningSchool, 'call' | 'admin'>
  student: TestUser
  course: { id: string; rand: string }
  /** A lesson with comments, which the phone keeps. */
  textLesson: string
}

/** The exam of a run. The two wordings have opposite keys, so that no score of one is a score of the other. */
export type RunExam = { id: string; plan: RunPlan; comment: string }

/** An answer as the student saw it: the wording of the question and the chosen option. */
export type ShownAnswer = { question: string; chosen: string }

/** The written answer of a run. */
export const writtenAnswer = ({ number }: RunPlan) => `What the student wrote in run ${number}`

const opposite = (it: Option) => OPTIONS[1 - OPTIONS.indexOf(it)] ?? it

/** The key of a wording, from its text. */
const keyOf = ({ key }: RunPlan, question: string): string | undefined => {
  const [, number, wording] = /question (\d), wording (\d)/.exec(question) ?? []
  const right = key[Number(number) - 1]
  return right && wording === '2' ? opposite(right) : right
}

function questionsOf({ number, key }: RunPlan, wording: 1 | 2) {
  return key.map((right, index) => {
    const answer = wording === 1 ? right : opposite(right)
    const question = `Run ${number}, question ${index + 1}, wording ${wording}`
    return { question, answer, option1: opposite(answer) }
  })
}

const examForm = (plan: RunPlan) => ({
  ...{ subject: `Exam of run ${plan.number}`, about: '', inputetype: 'Exam' },
  ...{ scheduled: '0', theoryAnswer: 'A written answer.' },
})

export async function addRunExam({ school, course }: World, plan: RunPlan): Promise<RunExam> {
  const fields = { class_id: course.id, ...examForm(plan), questions: questionsOf(plan, 1) }
  const { id } = await school.call('/lessonsAction.php', 'addLesson', fields, school.admin)
  return { id, plan, comment: `A comment of run ${plan.number} (${id})` }
}

/** The teacher changes the wording and the key of every question. */
export async function editRunExam({ school }: World, { id, plan }: RunExam): Promise<void> {
  const call = (action: string, fields: object) =>
    school.call('/lessonsAction.php', action, { lesson_id: id, ...fields }, school.admin)
  const questions: { id: string }[] = await call('getLessonQuestions', {})
  const changed = questionsOf(plan, 2).map((it, index) => ({ ...it, id: questions[index]?.id }))
  await call('updateLesson', { ...examForm(plan), questions: changed })
}

/** The problems of a run's data on the server; empty if each submission arrived once, scored against its questions. */
export async function findProblems(
  world: World,
  exam: RunExam,
  shown: readonly ShownAnswer[],
): Promise<string[]> {
  const { school } = world
  const call = (action: string, fields: Record<string, unknown>) =>
    school.call('/lessonsAction.php', action, fields, school.admin)
  const rows: { result_id: string }[] = await call('getExamDetails', { lesson_id: exam.id })
  if (rows.length === 0) return ['lost: the server has no submission']
  if (rows.length > 1) return [`doubled: the server has ${rows.length} submissions`]
  const stored = await call('getSubmission', { result_id: rows[0]?.result_id })
  const problems: string[] = []
  if (stored.not_counted?.length) problems.push(`doubled: ${JSON.stringify(stored.not_counted)}`)
  const outcome = stored.questions.map(({ question, answer, chosen }: Record<string, string>) => ({
    ...{ question, answer, chosen },
  }))
  const expected = shown.map((it) => ({
    ...{ question: it.question, answer: keyOf(exam.plan, it.question), chosen: it.chosen },
  }))
  if (JSON.stringify(outcome) !== JSON.stringify(expected))
    problems.push(`scored against other questions: ${JSON.stringify({ outcome, expected })}`)
  const right = expected.filter((it) => it.answer === it.chosen).length
  if (Math.abs(Number(stored.objective_score) - (100 * right) / expected.length) > 1)
    problems.push(`scored ${stored.objective_score} with ${right} of ${expected.length} right`)
  if (stored.theory_answer !== writtenAnswer(exam.plan))
    problems.push(`lost: the written answer is '${stored.theory_answer}'`)
  return [...problems, ...(await findCommentProblems(world, exam))]
}

async function findCommentProblems({ school, student, course, textLesson }: World, exam: RunExam) {
  if (!exam.plan.comments) return []
  const fields = { class_id: course.id, lesson_id: textLesson }
  const all: { comment: string }[] = await school.call(
    ...(['/comments.php', 'getComments', fields, student] as const),
  )
  const count = all.filter((it) => it.comment === exam.comment).length
  return count === 1
    ? []
    : [`${count === 0 ? 'lost' : 'doubled'}: the comment is there ${count} times`]
}
