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
import { Text } from '../../../kit/Text.tsx'

type Outcome = { id: string; name: string; isAccepted: boolean; text: ReactNode }

/** Submits answers that students saved as files on phones without a connection (R-OFFLINE-009). */
export function UploadAnswers({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const uploading = useMutation({
    mutationFn: async (files: File[]) => {
      // one after the other: each outcome is shown as it arrives
      for (const file of files) {
        const outcome = await submit(file)
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
      description={m.exams_saved_answers_hint()}
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
        {isPending ? m.exams_handing_in() : m.exams_choose_files()}
      </label>
      <ul className="grid gap-3" aria-live="polite">
        {outcomes.map(({ id, name, isAccepted, text }) => (
          <li key={id} className="flex items-start gap-2">
            {isAccepted ? (
              <CircleCheck
                className="icon text-success-ink"
                aria-label={m.exams_handed_in()}
                role="img"
              />
            ) : (
              <CircleAlert
                className="icon text-danger-ink"
                aria-label={m.exams_not_handed_in()}
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

async function submit(file: File): Promise<Omit<Outcome, 'id'>> {
  const { name } = file
  if (file.size > MAX_ANSWER_FILE_BYTES)
    return { name, isAccepted: false, text: m.exams_file_too_large() }
  try {
    const it = await callApi(uploadAnswerFile, { file: await file.text() })
    const exam = {
      student: <b className="font-semibold">{it.studentName}</b>,
      subject: it.subject,
      className: it.className,
    }
    const text = it.isRepeated ? (
      <Text of={m.exams_file_had_arrived} {...exam} />
    ) : (
      <Text
        of={m.exams_file_handed_in}
        {...exam}
        time={<DateText at={it.submittedAt} format="dateTime" />}
      />
    )
    return { name, isAccepted: true, text }
  } catch (error) {
    const isSecond = error instanceof ApiError && error.code === 'already_submitted'
    const text = isSecond ? m.exams_file_not_counted() : messageOf(error)
    return { name, isAccepted: false, text }
  }
}
