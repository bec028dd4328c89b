import { ALREADY_SUBMITTED, whatIsMissing } from '../../contract/exam-answers.ts'
import { lessonAccess } from '../../contract/lesson-access.ts'
import { inTransaction } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { listQuestions, type Question } from '../lessons/questions.ts'
import { keepAnswerImage } from './answer-image.ts'
import { asksForTheory, optionsOf } from './paper.ts'
import { isRight, objectiveShare, scored } from './score.ts'
import { standingIn } from './standing.ts'
import { type Exam, findExam, findResult, insertResult } from './store.ts'

type Submission = {
  studentId: number
  lessonId: number
  examRand: string
  /** Question id to the text of the option that was chosen. */
  answers: Record<string, string>
  theory: string
  /** A data URL, or ''. */
  theoryImage: string
  /** Unix seconds. */
  now: number
}

/**
 * Takes a student's paper in, once, and scores its objective part (decisions §6). Refuses a student who may
 * not open the exam, an unfinished paper and a second one; answers to other questions, or with words that are
 * no option, with 400.
 */
export async function submit(school: School, paper: Submission): Promise<void> {
  const exam = await openExam(school, paper)
  const questions = await listQuestions(school.db, exam.id)
  const hasTheory = asksForTheory(exam.referenceAnswer, questions.length)
  const answers = knownAnswers(questions, paper.answers)
  const missing = whatIsMissing(
    { questionIds: questions.map((it) => it.id), hasTheory },
    { answers, theory: paper.theory, hasImage: paper.theoryImage !== '' },
  )
  if (missing) refuse(missing)
  // a theory part that the teacher took away meanwhile asks for nothing any more
  const theory = hasTheory ? paper.theory : ''
  const image = hasTheory && paper.theoryImage ? paper.theoryImage : ''
  const objective = objectiveShare(questions, answers)
  const isAnswered = theory !== '' || image !== ''
  const { total } = scored(objective, { isAnswered, score: null })
  await withImage(school, { ...paper, theoryImage: image }, async (key) => {
    const row = {
      lesson_id: exam.id,
      class_id: exam.classId,
      student_id: paper.studentId,
      answers: JSON.stringify(answers),
      objective_score: objective,
      theory_text: theory,
      theory_image: key,
      theory_score: null,
      total_score: total,
      submitted_at: paper.now,
      // where nothing waits for a person the paper is marked at once
      marked_at: isAnswered ? null : paper.now,
    }
    await inTransaction(school.db, async (tx) => {
      if (!(await insertResult(tx, row))) refuse(ALREADY_SUBMITTED)
    })
  })
}

async function openExam({ db, config }: School, paper: Submission): Promise<Exam> {
  const { lessonId, studentId, now } = paper
  const exam = (await findExam(db, lessonId)) ?? refuse('Lesson not found')
  if (exam.kind !== 'exam') refuse('This lesson is not an exam')
  if (exam.rand !== paper.examRand) refuse('This is not the exam of this lesson')
  if (await findResult(db, studentId, lessonId)) refuse(ALREADY_SUBMITTED)
  const aClass = { id: exam.classId, monthlyLimit: exam.monthlyLimit }
  const standing = await standingIn(db, { studentId, aClass, now, timezone: config.SITE_TIMEZONE })
  const gated = standing.lessons.find((it) => it.id === exam.id) ?? refuse('Lesson not found')
  const access = lessonAccess(gated, standing)
  if (!access.open) refuse(access.message)
  return exam
}

/** The answers that were given, each in its option's own words. Refuses any that belong nowhere (400). */
function knownAnswers(questions: Question[], given: Record<string, string>) {
  const byId = new Map(questions.map((it) => [String(it.id), it]))
  const known: Record<string, string> = {}
  for (const [id, text] of Object.entries(given)) {
    const question = byId.get(id) ?? reject(400, `answer[${id}] is no question of this exam`)
    if (text.trim() === '') continue
    const option = optionsOf(question).find((it) => isRight(it, text))
    known[id] = option ?? reject(400, `answer[${id}] is none of the options of its question`)
  }
  return known
}

/** Keeps the photograph of a paper while `work` writes of it, and takes it out again when that comes to nothing. */
async function withImage(
  school: School,
  { studentId, lessonId, theoryImage }: Submission,
  work: (key: string) => Promise<void>,
): Promise<void> {
  if (!theoryImage) return work('')
  const key = await keepAnswerImage(school, theoryImage)
  try {
    await work(key)
  } catch (fault) {
    // a commit whose answer was lost may have been written after all
    const written = await findResult(school.db, studentId, lessonId)
    if (written?.theory_image !== key) await school.files.remove(key)
    throw fault
  }
}
