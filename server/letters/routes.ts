import {
  getLetterProgress,
  getStudentLetters,
  mergeProgress,
  saveLetterProgress,
} from '../../contract/letters/letter-progress.ts'
import {
  getLetterSounds,
  getRecordedLetters,
  setLetterSound,
} from '../../contract/letters/letter-sounds.ts'
import { say } from '../../messages/message.ts'
import { findCards } from '../lessons/word-store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { inTransaction } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { handle } from '../rpc/handler.ts'
import { readSettings } from '../settings/store.ts'
import {
  claimSound,
  findSoundId,
  listLetterSounds,
  listProgress,
  mergeStoredProgress,
  storeLetterSound,
} from './store.ts'

export const letterRoutes = {
  getLetterSounds: handle(getLetterSounds, async ({ school, now }) => {
    const { lettersTrack } = await readSettings(school.db)
    return { sounds: lettersTrack ? await listLetterSounds(school.db, { ...school, now }) : [] }
  }),

  getRecordedLetters: handle(getRecordedLetters, async ({ school, now }) => ({
    sounds: await listLetterSounds(school.db, { ...school, now }),
  })),

  setLetterSound: handle(setLetterSound, async ({ school, caller, input, now }) => {
    const { sound: name, fileId: mediaId } = input
    await inTransaction(school.db, async (tx) => {
      const before = await findSoundId(tx, name)
      if (before === mediaId) return
      if (mediaId !== 0 && !(await claimSound(tx, { mediaId, uploaderId: caller.id })))
        httpError('question_media_not_found', say('rules_lessons_picture_sound_question_not_found'))
      await storeLetterSound(tx, { name, mediaId, before, now })
      await writeAuditEntry(tx, {
        ...{ actorId: caller.id, action: 'setLetterSound', subjectId: null, detail: name, now },
        before: { recording: before || null },
        after: { recording: mediaId || null },
      })
    })
    return { sounds: await listLetterSounds(school.db, { ...school, now }) }
  }),

  getLetterProgress: handle(getLetterProgress, ({ school, caller }) =>
    listProgress(school.db, caller.id),
  ),

  saveLetterProgress: handle(
    saveLetterProgress,
    { auditDetail: () => say('audited_act_learnt_letters') },
    async ({ school, caller, input, now }) => {
      // a device whose clock is fast must not keep a time that nothing is later than
      const progress = mergeProgress([], input.progress).map((it) => ({
        ...it,
        right: Math.min(it.right, now),
        wrong: Math.min(it.wrong, now),
      }))
      return inTransaction(school.db, async (tx) => {
        await mergeStoredProgress(tx, { studentId: caller.id, progress })
        // letters that were met are cards of the review (R-WORDS-003)
        const met = progress.filter(
          ({ item, skill, right }) => skill === 'seen' && right > 0 && /^\p{L}$/u.test(item),
        )
        await findCards(
          tx,
          met.map(({ item }) => item),
        )
        return listProgress(tx, caller.id)
      })
    },
  ),

  getStudentLetters: handle(getStudentLetters, ({ school, input }) =>
    listProgress(school.db, input.studentId),
  ),
}
