import { expect, test } from 'vitest'
import { getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { callApi } from '../test/call-api.ts'
import {
  ACCEPTED,
  NOUN_OR_VERB,
  type SeededQuestion,
  seedCandidate,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { SCHOOL, seedTypedExam } from '../test/exams/typed-exam.ts'

test('an exam mixes choice and typed questions, and a client that sends no kind adds a choice (R-ARABIC-003)', async () => {
  const { school, exam, maryam, update } = await seedTypedExam({
    questions: [...NOUN_OR_VERB.slice(0, 1), SCHOOL],
  })
  const lesson = { lesson_id: String(exam.id) }
  const stored = async () => (await callApi(school, getLessonQuestions, lesson, maryam)).data
  const [choice, typed] = (await stored()) ?? []
  expect(choice).not.toHaveProperty('kind')
  expect(choice).not.toHaveProperty('accepted')
  expect(typed).toMatchObject({
    ...{ kind: 'typed', answer: 'مَدْرَسَة', accepted: ['مَعْهَد'], marks: 'free', answer1: '' },
  })
  // fields that are not sent keep their values
  const id = String(exam.questionIds[1])
  expect(
    await update({ questions: [{ id, question: 'Write it', answer: 'مدرسة', marks: 'asked' }] }),
  ).toMatchObject(ACCEPTED)
  expect((await stored())?.[1]).toMatchObject({
    ...{ kind: 'typed', question: 'Write it', accepted: ['مَعْهَد'], marks: 'asked' },
  })
})

test('a key that is empty or folds to nothing, and a sixth accepted key, are rejected with the name of the field (R-ARABIC-004)', async () => {
  const { update, school, exam } = await seedTypedExam()
  const save = (changes: Partial<SeededQuestion>) =>
    update({ questions: [{ ...SCHOOL, ...changes }] })
  for (const [changes, field] of [
    [{ answer: '' }, 'questions.0.answer'],
    [{ answer: 'ـــ' }, 'questions.0.answer'],
    [{ answer: 'ʿ' }, 'questions.0.answer'],
    [{ answer: 'ا'.repeat(201) }, 'questions.0.answer'],
    [{ accepted: ['مكتبة', 'َُ'] }, 'questions.0.accepted.1'],
    [{ accepted: ['١', '٢', '٣', '٤', '٥', '٦'] }, 'questions.0.accepted'],
  ] as const) {
    const response = await save({
      ...changes,
      accepted: [...('accepted' in changes ? changes.accepted : [])],
    })
    expect(response).toMatchObject({ http: 400, code: 'invalid_request' })
    expect(response.message).toContain(field)
  }
  expect(exam.questionIds).toHaveLength(1)
  const { count } = await school.db
    .selectFrom('questions')
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})

test('before the submission the response does not reveal the key (R-ARABIC-003, R-EXAM-015)', async () => {
  const { school, exam, pageOf } = await seedTypedExam()
  const amina = await seedCandidate(school, exam)
  const page = await pageOf(amina)
  expect(page?.questions).toEqual([
    {
      ...{ id: String(exam.questionIds[0]), question: 'Write: a school', kind: 'typed' },
      ...{ answer: '', answer1: '', answer2: '', answer3: '', answer4: '' },
      ...{ marks: 'free', answer_script: 'arabic' },
    },
  ])
  expect(JSON.stringify(page)).not.toMatch(/مَدْرَسَة|مَعْهَد|accepted|verdict/)
})

test('a typed answer gets its best verdict over all keys, and near earns the near_credit of the exam (R-ARABIC-005)', async () => {
  const { scoreOf } = await seedTypedExam()
  expect(await scoreOf('مدرسة')).toBe(100)
  expect(await scoreOf('معهد')).toBe(100)
  expect(await scoreOf('مدرسه')).toBe(50)
  expect(await scoreOf('بيت')).toBe(0)
  const quarter = await seedTypedExam({ near_credit: 0.25 })
  expect(await quarter.scoreOf('مدرسه')).toBe(25)
  // the bounds of the credit
  expect(await (await seedTypedExam({ near_credit: 0 })).scoreOf('مدرسه')).toBe(0)
  expect(await (await seedTypedExam({ near_credit: 1 })).scoreOf('مدرسه')).toBe(100)
  const mixed = await seedTypedExam({ questions: [SCHOOL, ...NOUN_OR_VERB.slice(0, 1)] })
  // the mean
  expect(await mixed.scoreOf('مدرسه', 'قَلَمٌ')).toBe(75)
})

test('missing diacritics are right if marks are free and near if they are asked; wrong diacritics are near in both cases (R-ARABIC-003, R-ARABIC-005)', async () => {
  const { scoreOf } = await seedTypedExam()
  expect(await scoreOf('مَدرسة')).toBe(100)
  expect(await scoreOf('مُدرسة')).toBe(50)
  const asked = await seedTypedExam({ questions: [{ ...SCHOOL, marks: 'asked' }] })
  expect(await asked.scoreOf('مَدْرَسَة')).toBe(100)
  expect(await asked.scoreOf('مَدرسة')).toBe(50)
  expect(await asked.scoreOf('مكتبة')).toBe(0)
})

test('with the vowel marks of endings only the last letter of each word needs its sign (R-ARABIC-003)', async () => {
  const { scoreOf } = await seedTypedExam({
    questions: [{ ...SCHOOL, answer: 'سَأُقَابِلُ', accepted: [], marks: 'ending' }],
  })
  expect(await scoreOf('سأقابلُ')).toBe(100)
  expect(await scoreOf('سأقابل')).toBe(50)
  expect(await scoreOf('سأقابلَ')).toBe(50)
})

test('a strict question gives nothing for an answer that is nearly right, and keeps this while a client does not send it (R-ARABIC-003)', async () => {
  const { school, exam, maryam, scoreOf, update } = await seedTypedExam({
    questions: [{ ...SCHOOL, strict: true }],
  })
  expect(await scoreOf('مدرسه')).toBe(0)
  expect(await scoreOf('مدرسة')).toBe(100)
  const stored = async () => {
    const lesson = { lesson_id: String(exam.id) }
    return (await callApi(school, getLessonQuestions, lesson, maryam)).data?.[0]
  }
  const id = String(exam.questionIds[0])
  await update({ questions: [{ id, question: 'Write it', answer: 'مدرسة' }] })
  expect(await stored()).toMatchObject({ strict: true })
  await update({ questions: [{ id, question: 'Write it', answer: 'مدرسة', strict: false }] })
  expect(await stored()).not.toHaveProperty('strict')
})

test('after the submission the result has the given text, the verdict, its credit, the best key and the differences (R-ARABIC-006)', async () => {
  const { school, exam, pageOf } = await seedTypedExam()
  const amina = await seedCandidate(school, exam)
  await submitAnswers(school, exam, amina, { answers: ['  مدرسه '] })
  const page = await pageOf(amina)
  expect(page?.questions).toMatchObject([
    {
      ...{ kind: 'typed', answer: 'مَدْرَسَة', accepted: ['مَعْهَد'], earned: 0.5 },
      typed: {
        ...{ given: 'مدرسه', verdict: 'near', credit: 0.5, key: 'مَدْرَسَة' },
        differences: [{ at: 4, kind: 'marbuta-ha', want: 'ة', got: 'ه' }],
      },
    },
  ])
  expect(page?.questions[0].typed).not.toHaveProperty('by_teacher')
})

test('the credit of an answer is a part of the points of its question, and the score is weighted by points (R-ARABIC-005, R-ARABIC-006)', async () => {
  const { school, exam, pageOf } = await seedTypedExam({
    questions: [{ ...SCHOOL, points: 4 }, ...NOUN_OR_VERB.slice(0, 1)],
  })
  const amina = await seedCandidate(school, exam)
  await submitAnswers(school, exam, amina, { answers: ['مدرسه', 'قَلَمٌ'] })
  const page = await pageOf(amina)
  expect(page?.examResult).toMatchObject({ objective_score: 60 })
  expect(page?.questions).toMatchObject([{ earned: 2, typed: { credit: 0.5 } }, { earned: 1 }])
})

test('an answer of more than 200 letters is rejected with the name of the field, and nothing is stored (R-ARABIC-004)', async () => {
  const { school, exam } = await seedTypedExam()
  const amina = await seedCandidate(school, exam)
  const [id] = exam.questionIds
  for (const answer of [...[201, 1_999, 2_001].map((it) => 'ا'.repeat(it)), '﷽'.repeat(10)]) {
    const response = await submitAnswers(school, exam, amina, { answers: [answer] })
    expect(response).toMatchObject({ http: 400 })
    expect(response.message).toMatch(new RegExp(`answer.?${id}`))
  }
  expect(await submissionsOf(school, exam)).toEqual([])
  expect(await submitAnswers(school, exam, amina, { answers: ['اَ'.repeat(200)] })).toMatchObject(
    ACCEPTED,
  )
})
