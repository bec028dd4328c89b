import { openRun } from '../../../contract/game/game.ts'
import { saveQuizQuestion } from '../../../contract/game/quiz-bank.ts'
import { callApi } from '../call-api.ts'

import type { Examples } from './school-to-change.ts'

const quizQuestion = {
  ...{ level: 'easy', question: 'Which of these is a quill?', answer: 'قَلَمٌ', others: ['بَابٌ'] },
  seconds: 20,
}

/** Calls of the quiz and its question bank. */
export const quizCalls = {
  openRun: async (it) => ({ fields: { action: 'easy' }, as: it.amina }),
  claimReward: async (it) => {
    await callApi(it.school, openRun, { action: 'easy' }, it.amina)
    return { fields: { level: 'easy' }, as: it.amina }
  },
  saveQuizQuestion: async () => ({ fields: quizQuestion }),
  deleteQuizQuestion: async (it) => {
    const added = { ...quizQuestion, question: 'Which of these is a samovar?' }
    const { data } = await callApi(it.school, saveQuizQuestion, added, it.maryam)
    return { fields: { question_id: data.id } }
  },
  importQuizQuestions: async () => ({
    fields: {
      csv: 'level,question,answer,other1,other2,other3,seconds,source\neasy,Which of these is a ledger?,كِتَابٌ,بَابٌ,,,20,',
    },
  }),
} satisfies Examples
