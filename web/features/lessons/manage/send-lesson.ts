import { addLesson, updateLesson } from '../../../../contract/lessons.ts'
import { ask, Declared } from '../../../api/ask.ts'
import { upload } from '../../../api/upload.ts'
import { type ChosenFile, problemOf } from './chosen-file.ts'
import type { LessonFields } from './lesson-draft.ts'

/** Where a lesson goes: into a class, and in the place of which one; `lessonId` is undefined for a new one. */
export type Place = { classId: number; lessonId?: number | undefined }

export type Save = {
  fields: LessonFields
  version: string
  /** The save's name: the same for every try of it (decision 0140). */
  once: string
  chosen: ChosenFile | undefined
}

type Sending = { signal: AbortSignal; onProgress: (sent: number, total: number) => void }

/** Sends a lesson once, with its file when there is one. */
export async function sendLesson(
  { classId, lessonId }: Place,
  { fields, version, once, chosen }: Save,
  { signal, onProgress }: Sending,
): Promise<void> {
  if (chosen) await mayGo(chosen)
  const asked = { ...fields, once, ...(chosen ? { fileType: chosen.kind } : {}) }
  const carry = chosen && upload({ files: { file: chosen.file }, onProgress })
  const how = { signal, ...(carry ? { carry } : {}) }
  if (lessonId === undefined) await ask(addLesson, { ...asked, class_id: classId }, how)
  else await ask(updateLesson, { ...asked, version, lesson_id: lessonId }, how)
}

/** Says at once what the server would say after the whole upload. */
async function mayGo(chosen: ChosenFile): Promise<void> {
  const problem = await problemOf(chosen)
  if (problem) throw new Declared(problem, 415)
}
