import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, FileUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  MAX_ANSWER_FILE_BYTES,
  uploadAnswerFile,
} from '../../../../contract/exams/answer-file-upload.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { Button } from '../../../kit/Button.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'

type Outcome = { id: string; name: string; isAccepted: boolean; text: ReactNode }

const TOO_LARGE = 'This file is larger than any file of saved answers.'

/** Hands in answers that students saved as files on phones without a connection (R-OFFLINE-009). */
export function UploadAnswers({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const uploading = useMutation({
    mutationFn: async (files: File[]) => {
      // one after the other: each outcome is shown as it arrives
      for (const file of files) {
        const outcome = await handIn(file)
        setOutcomes((before) => [
          { ...outcome, id: crypto.getRandomValues(new Uint32Array(2)).join('-') },
          ...before,
        ])
      }
    },
    onSettled: () => invalidate(queryClient, adminKeys.gradingQueue, adminKeys.markedExams),
  })
  const { isPending } = uploading
  return (
    <Dialog
      open
      title={m.exams_upload_saved_answers()}
      description={m.exams_files_students_saved_phones_without()}
      closable={!isPending}
      onClose={onClose}
      actions={
        <Button onClick={onClose} disabled={isPending}>
          {m.kit_close()}
        </Button>
      }
    >
      <label className="btn btn-primary" aria-busy={isPending || undefined}>
        <input
          type="file"
          className="sr-only"
          multiple
          accept=".json,.txt,application/json,text/plain"
          disabled={isPending}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // lets the same file be chosen again
            target.value = ''
            if (files.length > 0) uploading.mutate(files)
          }}
        />
        <FileUp className="icon" aria-hidden />
        {isPending ? m.exams_handing() : m.exams_choose_files()}
      </label>
      <ul className="grid gap-3" aria-live="polite">
        {outcomes.map(({ id, name, isAccepted, text }) => (
          <li key={id} className="flex items-start gap-2">
            {isAccepted ? (
              <CircleCheck
                className="icon text-success-ink"
                aria-label={m.exams_handed()}
                role="img"
              />
            ) : (
              <CircleAlert
                className="icon text-danger-ink"
                aria-label={m.exams_not_handed()}
                role="img"
              />
            )}
            <span className="min-w-0">
              <span className="block">{text}</span>
              <bdi className="block text-small text-ink-2 wrap-anywhere">{name}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

async function handIn(file: File): Promise<Omit<Outcome, 'id'>> {
  const { name } = file
  if (file.size > MAX_ANSWER_FILE_BYTES) return { name, isAccepted: false, text: TOO_LARGE }
  try {
    const it = await callApi(uploadAnswerFile, { file: await file.text() })
    const text = (
      <>
        <bdi className="font-semibold">{it.studentName}</bdi>: <bdi>{it.subject}</bdi>,{' '}
        <bdi>{it.className}</bdi>.{' '}
        {it.isRepeated ? m.exams_answers_had_arrived_already_nothing() : m.exams_handed_2()}
        {!it.isRepeated && <DateText at={it.submittedAt} format="dateTime" />}
      </>
    )
    return { name, isAccepted: true, text }
  } catch (error) {
    const isSecond = error instanceof ApiError && error.code === 'already_submitted'
    const text = isSecond ? ALREADY_SUBMITTED : messageOf(error)
    return { name, isAccepted: false, text }
  }
}

const ALREADY_SUBMITTED =
  'The student has already submitted this exam. These answers are stored as not counted.'
