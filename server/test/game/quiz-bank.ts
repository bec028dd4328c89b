import {
  deleteQuizQuestion,
  exportQuizQuestions,
  getQuizQuestions,
  importQuizQuestions,
  saveQuizQuestion,
} from '../../../contract/game/quiz-bank.ts'
import { callApi } from '../call-api.ts'
import { seedAdministrator } from '../test-school.ts'
import { openSchoolWithQuiz } from './quiz.ts'

/** The form of a valid question. */
export const sampleQuestion = {
  level: 'easy',
  question: 'ما جذر كلمة «مَدْرَسَة»؟',
  answer: 'د ر س',
  others: ['م د ر', 'س ر د', 'ر س د'],
  seconds: 25,
  source: 'Lisān al-ʿArab',
}

/** The first line of a CSV file. */
export const HEAD = 'level,question,answer,other1,other2,other3,seconds,source'

/** A bank of ten questions a level, and functions that change it. */
export async function openBank() {
  const school = await openSchoolWithQuiz()
  const maryam = await seedAdministrator(school)
  const list = async (fields: object = {}) =>
    (await callApi(school, getQuizQuestions, { level: 'easy', ...fields }, maryam)).data
  const deleteQuestion = (id: string) =>
    callApi(school, deleteQuizQuestion, { question_id: id }, maryam)
  const importCsv = (csv: string, dry_run = false) =>
    callApi(school, importQuizQuestions, { csv, dry_run }, maryam)
  const exportCsv = async (): Promise<string> =>
    (await callApi(school, exportQuizQuestions, {}, maryam)).data.csv
  /** Deletes questions of a level until this many remain. */
  const shrink = async (level: 'easy' | 'hard', to: number) => {
    const rows = await school.db
      .selectFrom('quiz_questions')
      .select('id')
      .where('level', '=', level)
      .orderBy('id', 'desc')
      .execute()
    await school.db
      .updateTable('quiz_questions')
      .set({ deleted_at: 1 })
      .where(
        'id',
        'in',
        rows.slice(to).map((it) => it.id),
      )
      .execute()
  }
  const save = (fields: object) => callApi(school, saveQuizQuestion, { ...fields }, maryam)
  return { list, save, deleteQuestion, importCsv, exportCsv, shrink }
}

/** The result of each row of an import. */
export const importResults = (response: { data: { rows: { fate: string; reason: string }[] } }) =>
  response.data.rows.map(({ fate, reason }) => (reason ? `${fate}: ${reason}` : fate))
