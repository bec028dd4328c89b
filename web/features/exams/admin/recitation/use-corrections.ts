import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Correction } from '../../../../../contract/voice/corrections.ts'
import {
  allowNewAttempt,
  type Clip,
  changeCorrection,
  getClips,
  getCorrections,
  removeCorrection,
} from '../../../../../contract/voice/manage-corrections.ts'
import { m } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { callQuery } from '../../../../api/call-query.ts'
import { toast } from '../../../../kit/toast.ts'

export const correctionsQuery = (submissionId: number) =>
  callQuery(getCorrections, { submissionId }, adminKeys.corrections(submissionId), {
    // the addresses of the recordings are valid for an hour
    staleTime: 300_000,
  })

export const clipsQuery = callQuery(getClips, {}, adminKeys.clips, { staleTime: 300_000 })

/** Where a correction is set: see `addCorrection`. */
export type Place = {
  attempt: number
  word?: number
  moment?: number
  x?: number
  y?: number
  start?: number
  end?: number
}

type NewCorrection = Place & {
  kind: string
  letter?: string
  clip?: Clip
  /** The spoken correction, which may still be stopping. */
  recorded?: Blob | Promise<Blob | undefined> | undefined
}

/** The corrections of a submission, with what changes them. Each change is sent at once. */
export function useCorrections(submissionId: number) {
  const queryClient = useQueryClient()
  const query = useQuery(correctionsQuery(submissionId))
  const { queryKey } = correctionsQuery(submissionId)
  const refetch = () => queryClient.invalidateQueries({ queryKey })
  const report = (error: Error) => {
    toast.error(messageOf(error, m.corrections_not_saved()))
    void refetch()
  }
  const add = useMutation({
    // without a connection it waits on this device
    networkMode: 'always',
    mutationFn: async ({ clip, recorded, ...rest }: NewCorrection) => {
      // marking loads nothing of the outbox before its first correction
      const { sendCorrection } = await import('./waiting-corrections.ts')
      return sendCorrection(
        { submissionId, ...rest, ...(clip && { clipId: clip.id }) },
        await recorded,
      )
    },
    onSuccess: (saved, { clip, recorded, ...rest }) => {
      if (!saved) return
      const { id } = saved
      const added: Correction = {
        ...{ id, comment: '', ...rest },
        ...(clip && { clip: clip.name, audio: clip.audio }),
      }
      queryClient.setQueryData(
        queryKey,
        (current) =>
          current && { ...current, corrections: inOrder([...current.corrections, added]) },
      )
      if (clip) void queryClient.invalidateQueries({ queryKey: adminKeys.clips })
      // the address of the recording comes from the server
      if (recorded) void refetch()
    },
    onError: report,
  })
  const change = useMutation({
    mutationFn: ({ id, kind, letter = '', comment }: Correction) =>
      callApi(changeCorrection, { correctionId: id, kind, letter, comment }),
    onSuccess: refetch,
    onError: report,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Correction) => callApi(removeCorrection, { correctionId: id }),
    onMutate: ({ id }) =>
      queryClient.setQueryData(
        queryKey,
        (current) =>
          current && { ...current, corrections: current.corrections.filter((it) => it.id !== id) },
      ),
    onError: report,
  })
  const allow = useMutation({
    mutationFn: (allowed: boolean) => callApi(allowNewAttempt, { submissionId, allowed }),
    onMutate: (allowed) =>
      queryClient.setQueryData(
        queryKey,
        (current) =>
          current && { ...current, newAttempt: allowed ? ('allowed' as const) : ('no' as const) },
      ),
    onError: report,
  })
  return { query, add, change, remove, allow, refetch }
}

/** As the server sorts them: by attempt and by place. */
const inOrder = (corrections: Correction[]) =>
  corrections.toSorted(
    (left, right) =>
      left.attempt - right.attempt ||
      (left.moment ?? left.start ?? 0) - (right.moment ?? right.start ?? 0) ||
      left.id - right.id,
  )
