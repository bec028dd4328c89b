import type { Verdict } from '../../contract/arabic/arabic-judge.ts'
import { canonicalText } from '../../contract/arabic/arabic-text.ts'
import { isTyped } from '../../contract/exams/questions.ts'
import { ANSWER_GROUPS_PER_PAGE, type AnswerGroup } from '../../contract/exams/typed-review.ts'
import { say } from '../../messages/message.ts'
import { listQuestions } from '../lessons/question-store.ts'
import { findLesson } from '../lessons/store.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { clampPage } from '../platform/pagination.ts'
import { countByVerdict, listGroups, readOverrides } from './typed-answer-store.ts'
import { listChanges } from './typed-change-store.ts'

/** The maximum number of listed changes, each of which can be undone. */
const LISTED_CHANGES = 20

type ReviewQuery = {
  lessonId: number
  questionId?: number | undefined
  verdict?: Verdict | undefined
  page: number
}

/** The typed answers to one question of an exam, grouped by text (R-ARABIC-008). Throws 404. */
export async function reviewTypedAnswers(db: Db, query: ReviewQuery) {
  const { lessonId } = query
  if (!(await findLesson(db, lessonId)))
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  const questions = (await listQuestions(db, lessonId)).flatMap((it, index) =>
    isTyped(it) ? [{ ...it, number: index + 1 }] : [],
  )
  const shown = questions.map(({ id, number, question, answer, accepted }) => ({
    ...{ id, number, question, answer, accepted },
  }))
  const selected = questions.find((it) => it.id === (query.questionId ?? questions[0]?.id))
  if (!selected) {
    if (query.questionId !== undefined)
      httpError('question_not_found', say('rules_exams_exam_no_such_typed_question'))
    return { questions: shown, questionId: null, ...NOTHING }
  }
  const counts = await countByVerdict(db, selected.id)
  const group = { questionId: selected.id, verdict: query.verdict }
  const total = query.verdict ? counts.groups[query.verdict] : sumOf(counts.groups)
  const { offset, ...position } = clampPage({
    page: query.page,
    total,
    size: ANSWER_GROUPS_PER_PAGE,
  })
  const [rows, overrides, changes] = await Promise.all([
    listGroups(db, { ...group, offset, limit: ANSWER_GROUPS_PER_PAGE }),
    readOverrides(db, lessonId),
    listChanges(db, selected.id, LISTED_CHANGES),
  ])
  const byTeacher = overrides.get(selected.id)
  const keys = new Set([selected.answer, ...selected.accepted].map(canonicalText))
  return {
    questions: shown,
    questionId: selected.id,
    counts: counts.answers,
    total,
    ...position,
    groups: rows.map(
      ({ text, verdict, students }): AnswerGroup => ({
        ...{ text, verdict, students },
        byTeacher: byTeacher?.has(text) ?? false,
        isKey: keys.has(text),
      }),
    ),
    changes: changes.map(({ addedKey, name, ...it }) => ({
      ...it,
      accepted: addedKey !== '',
      actorName: name ?? '',
    })),
  }
}

const NOTHING = {
  ...{ groups: [], changes: [], total: 0, page: 1, pages: 1 },
  counts: { right: 0, near: 0, wrong: 0 },
}

const sumOf = ({ right, near, wrong }: Record<Verdict, number>) => right + near + wrong
