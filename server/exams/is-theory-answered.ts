import type { Selectable } from 'kysely'
import type { ExamResultsTable } from './tables.ts'

type TheoryAnswer = Pick<
  Selectable<ExamResultsTable>,
  'theory_text' | 'theory_image' | 'theory_voice'
>

/** Whether a submission has a theory answer, typed, photographed or spoken: then it waits for a mark (R-VOICE-001). */
export const isTheoryAnswered = ({ theory_text, theory_image, theory_voice }: TheoryAnswer) =>
  theory_text !== '' || theory_image !== '' || theory_voice !== 0
