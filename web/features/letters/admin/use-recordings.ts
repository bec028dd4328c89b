import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { uploadQuestionMedia } from '../../../../contract/exams/manage-questions.ts'
import { getRecordedLetters, setLetterSound } from '../../../../contract/letters/letter-sounds.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { upload } from '../../../api/upload.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { extensionOf } from '../../voice/shared/sound-extension.ts'
import {
  forgetRecording,
  keepRecording,
  listRecordings,
  readRecording,
} from './waiting-recordings.ts'

/** Uploads a recording and makes it that of its letter or word. */
async function sendRecording(name: string, sound: Blob) {
  const file = new File([sound], `${name}.${extensionOf(sound.type)}`, { type: sound.type })
  const { id } = await callApi(
    uploadQuestionMedia,
    { idempotencyKey: newIdempotencyKey() },
    { transport: upload({ files: { file }, onProgress: () => {} }) },
  )
  return callApi(setLetterSound, { sound: name, fileId: id })
}

/**
 * The recordings of the school and those that wait on this device. A new one is kept on the device first and removed when the school
 * has it, so that a lost connection or a closed page loses nothing (R-LETTERS-002).
 */
export function useRecordings() {
  const queryClient = useQueryClient()
  const queryKey = adminKeys.recordedLetters
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(getRecordedLetters, {}, { signal }),
  })
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const without = (name: string) => (before: ReadonlySet<string>) =>
    new Set([...before].filter((it) => it !== name))
  const send = async (name: string, sound: Blob) => {
    setSending((before) => new Set([...before, name]))
    try {
      const stored = await sendRecording(name, sound)
      queryClient.setQueryData(queryKey, stored)
      await forgetRecording(name).catch(() => {})
      setWaiting(without(name))
    } catch {
      setWaiting((before) => new Set([...before, name]))
    }
    setSending(without(name))
  }
  const add = async (name: string, sound: Blob) => {
    // a browser without this store still sends it
    await keepRecording(name, sound).catch(() => {})
    await send(name, sound)
  }
  const sendWaiting = async () => {
    for (const name of await listRecordings()) {
      const sound = await readRecording(name)
      if (sound) await send(name, sound)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an earlier visit has left, once
  useEffect(() => {
    sendWaiting().catch(() => {})
  }, [])
  return { query, waiting, sending, add, sendWaiting }
}
