import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getManagedLesson } from '../../../../../contract/lessons/manage-lessons.ts'
import {
  attachCaptions,
  attachSound,
  removeCaptions,
  removeSound,
  retryRenditions,
} from '../../../../../contract/renditions/lesson-renditions.ts'
import type { ManagedRenditions } from '../../../../../contract/renditions/managed-renditions.ts'
import type { CaptionLanguage } from '../../../../../contract/renditions/renditions.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi } from '../../../../api/call-api.ts'
import { pollInterval } from '../../../../api/retry-pause.ts'
import { upload } from '../../../../api/upload.ts'

const POLL_MS = 5_000

export type RenditionChange =
  | { kind: 'retry' | 'removeSound' }
  | { kind: 'attachSound'; file: File }
  | { kind: 'attachCaptions'; language: CaptionLanguage; file: File }
  | { kind: 'removeCaptions'; language: CaptionLanguage }

/** The smaller forms of a lesson's file, read again while a job waits or runs, and a mutation that changes them. */
export function useRenditions(lessonId: number, initial: ManagedRenditions) {
  const queryClient = useQueryClient()
  const queryKey = adminKeys.renditions(lessonId)
  const { data = initial } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callApi(getManagedLesson, { lessonId }, { signal })).renditions ?? initial,
    initialData: initial,
    refetchInterval: ({ state }) => isUnfinished(state.data) && pollInterval(POLL_MS, state),
  })
  const change = useMutation({
    mutationFn: (it: RenditionChange) => sendChange(lessonId, it),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
  })
  return { renditions: data, change }
}

const isUnfinished = (it: ManagedRenditions | undefined) =>
  it?.state === 'waiting' || it?.state === 'running'

function sendChange(lessonId: number, change: RenditionChange): Promise<ManagedRenditions> {
  switch (change.kind) {
    case 'retry':
      return callApi(retryRenditions, { lessonId })
    case 'removeSound':
      return callApi(removeSound, { lessonId })
    case 'attachSound': {
      const transport = upload({ files: { file: change.file } })
      return callApi(attachSound, { lessonId }, { transport })
    }
    case 'attachCaptions': {
      const transport = upload({ files: { file: change.file } })
      return callApi(attachCaptions, { lessonId, language: change.language }, { transport })
    }
    case 'removeCaptions':
      return callApi(removeCaptions, { lessonId, language: change.language })
  }
}
