import type { Generated } from 'kysely'
import type { ProgressEntry } from '../../contract/letters/letter-progress.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    letter_sounds: LetterSoundsTable
    letter_progress: LetterProgressTable
  }
}

/** The school's recording of a letter under a sign, or of a word. */
type LetterSoundsTable = {
  id: Generated<number>
  name: string
  media_id: number
  recorded_at: number
}

/** When a learner last had a skill of a letter right and wrong; 0 for never. */
type LetterProgressTable = {
  id: Generated<number>
  student_id: number
  item: string
  skill: ProgressEntry['skill']
  right_at: number
  wrong_at: number
}
