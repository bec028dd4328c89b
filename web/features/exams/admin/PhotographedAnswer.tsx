import { CloudOff, Maximize2, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { rotateAnswer, type SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { pictureAttributes } from '../../../../contract/lessons/picture-widths.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import '../turned-photo.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { submissionQuery } from './queries.ts'

export type Picture = { src: string; name: string; turns: number }

type PhotographedAnswerProps = {
  submission: SubmissionDetails
  onOpen: (picture: Picture) => void
  onReload: () => void
}

/** A photographed answer, which can be rotated for all users and opens in the viewer. */
export function PhotographedAnswer({ submission, onOpen, onReload }: PhotographedAnswerProps) {
  const [failedUrl, setFailedUrl] = useState('')
  const { turns, rotate, errorMessage } = useRotation(submission)
  const { answer: src, studentName } = submission
  const name = m.exams_answer_of_student({ student: studentName })
  if (failedUrl === src) {
    return (
      <div className="grid justify-items-start gap-2.5">
        <p className="flex items-center gap-2 text-ink-2">
          <CloudOff className="icon" aria-hidden />
          {m.exams_picture_did_not_load()}
        </p>
        <Button
          onClick={() => {
            setFailedUrl('')
            onReload()
          }}
        >
          {m.kit_try_again()}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="turned-photo marking-photo"
        data-turns={turns}
        aria-haspopup="dialog"
        onClick={() => onOpen({ src, name, turns })}
      >
        <img {...pictureAttributes(src)} alt={name} onError={() => setFailedUrl(src)} />
        <span className="marking-photo-label">
          <Maximize2 className="icon icon-s" aria-hidden />
          {m.exams_view_large()}
        </span>
      </button>
      <Button
        variant="text"
        className="justify-self-start"
        aria-keyshortcuts="Alt+R"
        data-shortcut="KeyR"
        onClick={rotate}
      >
        <RotateCw className="icon" aria-hidden />
        {m.exams_rotate()}
      </Button>
      {errorMessage && <p className="field-error">{errorMessage}</p>}
    </div>
  )
}

/** The rotation of a photograph, shown at once and saved for all users. The last of several presses counts. */
function useRotation({ id, turns }: SubmissionDetails) {
  const queryClient = useQueryClient()
  const { queryKey } = submissionQuery(id)
  const show = (shown: number) =>
    queryClient.setQueryData(queryKey, (current) => current && { ...current, turns: shown })
  const mutation = useMutation({
    mutationFn: (next: number) => callApi(rotateAnswer, { submissionId: id, turns: next }),
    // requests for one photograph arrive in the order of the presses
    scope: { id: `rotation ${id}` },
    onMutate: show,
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
  return {
    turns,
    rotate: () => mutation.mutate((turns + 1) % 4),
    errorMessage: mutation.error ? messageOf(mutation.error) : undefined,
  }
}
