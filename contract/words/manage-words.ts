import { say } from '../../messages/message.ts'
import { questionMedia } from '../exams/questions.ts'
import { call, KB, MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { MAX_WORDS, wordContent } from './word-content.ts'

const LESSONS_PATH = '/lessonsAction.php'

/** The most bytes of a file of words: 60 sounds of 8 KB and larger ones. */
export const WORDS_FILE_MAX_BYTES = 5 * MB

const editedWords = z.object({
  words: z.array(wordContent),
  // the sounds that they name
  files: z.array(questionMedia),
  // changes with the words; a save sends back the one that was edited
  version: z.string(),
})
export type EditedWords = z.output<typeof editedWords>

/** The words of a lesson, for its editor (R-WORDS-001). */
export const getLessonWords = call({
  path: LESSONS_PATH,
  action: 'getLessonWords',
  access: { can: 'editLessons' },
  effect: 'read',
  request: { lesson_id: id },
  response: editedWords,
})

/** Replaces the words of a lesson (R-WORDS-001). With a `version` it is declined if they were saved since. */
export const saveLessonWords = call({
  path: LESSONS_PATH,
  action: 'saveLessonWords',
  access: { can: 'editLessons' },
  effect: 'change',
  reauthentication: 'none',
  // 60 words of eleven fields each
  bodyLimits: { bytes: 512 * KB, fields: 1_000, depth: 5 },
  request: {
    lesson_id: id,
    words: z.array(wordContent).check(z.maxLength(MAX_WORDS)),
    version: z.optional(text(64)),
  },
  response: editedWords,
  successMessage: say('rules_words_saved'),
})

const readWords = z.object({
  words: z.array(wordContent),
  files: z.array(questionMedia),
  // what could not be read, a sentence for each
  problems: z.array(z.string()),
})

/**
 * Reads words of a CSV file, of Anki's `words.txt`, or of a zip file with that and sounds, which are stored; the words are not saved
 * (R-WORDS-001, R-WORDS-007).
 */
export const readWordsFile = call({
  path: '/api.php',
  action: 'readWordsFile',
  access: { can: 'editLessons' },
  effect: 'create',
  reauthentication: 'none',
  request: { lesson_id: id, file: z.optional(z.unknown()) },
  response: readWords,
  fileFields: ['file'],
  maxFileBytes: WORDS_FILE_MAX_BYTES,
})

export const wordFileFormats = ['csv', 'anki'] as const

/** The words of a lesson as CSV text, or as a zip file with Anki's `words.txt` and the sounds in base64 (R-WORDS-001, R-WORDS-007). */
export const exportLessonWords = call({
  path: LESSONS_PATH,
  action: 'exportLessonWords',
  access: { can: 'editLessons' },
  effect: 'read',
  request: { lesson_id: id, format: z.enum(wordFileFormats) },
  response: z.object({ name: z.string(), content: z.string() }),
})

const forgottenWord = withFieldNames(
  z.object({
    word: id,
    text: z.string(),
    meaning: z.string(),
    // students of the class who review it, their reviews, and those that failed
    students: z.int(),
    reviews: z.int(),
    failures: z.int(),
    // the students for whom it is set aside
    set_aside: z.array(z.string()),
  }),
)
export type ForgottenWord = z.output<typeof forgottenWord>

/** The words of a class that its students forget most, and those that are set aside for someone (R-WORDS-005, R-WORDS-006). */
export const getForgottenWords = call({
  path: LESSONS_PATH,
  action: 'getForgottenWords',
  access: { can: 'viewMarks' },
  effect: 'read',
  request: { class_id: id },
  response: z.object({ words: z.array(forgottenWord) }),
})
