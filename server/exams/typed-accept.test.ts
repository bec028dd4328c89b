import { expect, test } from 'vitest'
import { getExamVersions } from '../../contract/exams/manage-questions.ts'
import { callApi } from '../test/call-api.ts'
import { SCHOOL, seedAnswers } from '../test/exams/typed-answers.ts'

test('a fifth accepted answer becomes a key, and one without letters and digits does not (R-ARABIC-004, R-ARABIC-008)', async () => {
  const { accept, update, question, questions, scores } = await seedAnswers('بيت')
  const accepted = ['١', '٢', '٣', '٤']
  await update({ questions: [{ ...SCHOOL, id: question.question_id, accepted }] })

  expect(await accept('!')).toMatchObject({ status: false, code: 'invalid_question' })
  expect((await questions())?.[1]).toMatchObject({ accepted })
  expect(await accept('بيت')).toMatchObject({ status: true, data: { students: 1 } })

  expect((await questions())?.[1]).toMatchObject({ accepted: [...accepted, 'بيت'] })
  expect(await scores()).toEqual([100])
})

test('accepting an answer that is a key already sets its verdict and makes no version (R-ARABIC-008)', async () => {
  const { accept, setVerdict, scores, questions, review, school, lesson, maryam } =
    await seedAnswers('مَدْرَسَة')
  await setVerdict('مَدْرَسَة', 'wrong')
  expect(await scores()).toEqual([50])

  expect(await accept('مَدْرَسَة')).toMatchObject({ data: { students: 1, changed: 1 } })

  expect(await scores()).toEqual([100])
  expect((await questions())?.[1]).toMatchObject({ accepted: [] })
  expect((await review()).changes[0]).toMatchObject({ verdict: 'right', accepted: false })
  const { data } = await callApi(school, getExamVersions, lesson, maryam)
  expect(data?.versions).toHaveLength(1)
})
