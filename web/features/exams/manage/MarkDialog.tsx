import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Declared, messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Duo } from '../../../kit/Duo.tsx'
import { dateAndTime } from '../../../kit/dates.ts'
import { Skeleton, Waiting } from '../../../kit/Skeleton.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { type Picture, TwoAnswers } from './Answers.tsx'
import { paperQuery } from './queries.ts'
import { Suggestion } from './Suggestion.tsx'
import { readScore, useMarking } from './use-marking.ts'
import type { Chosen } from './WaitingPapers.tsx'

type MarkDialogProps = {
  chosen: Chosen
  onClose: () => void
  /** Opens a photographed answer large. */
  onOpenPicture: (picture: Picture) => void
}

/** One paper beside the reference answer, and the score it is given (wallet-and-admin §2, §5). */
export function MarkDialog({ chosen, onClose, onOpenPicture }: MarkDialogProps) {
  const { paper: waiting, mayAssist } = chosen
  const details = useQuery(paperQuery(waiting))
  const paper = details.data
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const marking = useMarking(onClose)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (marking.isPending || !paper) return
    const read = readScore(typed)
    setError('error' in read ? read.error : undefined)
    if ('error' in read) field.current?.focus()
    else marking.mutate({ waiting, paper, score: read.score })
  }
  const write = (score: string) => {
    setError(undefined)
    setTyped(score)
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      closable={!marking.isPending}
      onSubmit={submit}
      title="Mark Exam"
      actions={
        <>
          <Button disabled={marking.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            look="main"
            disabled={!paper}
            busy={marking.isPending && 'Saving...'}
          >
            Save Marking
          </Button>
        </>
      }
    >
      <dl className="marking-facts">
        <Fact name="Subject">
          <Duo>{waiting.subject}</Duo>
        </Fact>
        <Fact name="Class">
          <Duo>{waiting.class_name}</Duo>
        </Fact>
        <Fact name="Student">
          <bdi>{waiting.student_name}</bdi>
        </Fact>
        <Fact name="Handed in">{dateAndTime(waiting.submitted_at)}</Fact>
      </dl>
      {paper ? (
        <>
          <TwoAnswers
            paper={paper}
            onOpenPicture={onOpenPicture}
            onPictureEnded={() => void details.refetch()}
          />
          {mayAssist && !paper.photographed && (
            <Suggestion
              lessonId={waiting.lesson_id}
              resultId={paper.result_id}
              onUse={(score) => {
                write(String(score))
                field.current?.focus()
              }}
            />
          )}
          <TextInput
            ref={field}
            label="Theory Score (0-100)"
            error={error}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            step={1}
            required
            autoComplete="off"
            readOnly={marking.isPending}
            className="num max-w-40"
            value={typed}
            onChange={(event) => write(event.target.value)}
          />
        </>
      ) : (
        <NoPaper details={details} />
      )}
    </Dialog>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Details = { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown }

function NoPaper({ details: { data, error, isFetching, refetch } }: { details: Details }) {
  if (data === null) {
    return (
      <Note tone="info">This exam waits no more: somebody has marked it, or it was deleted.</Note>
    )
  }
  if (!error) {
    return (
      <Waiting className="marking-answers">
        <Skeleton className="h-40 w-full rounded-control" />
        <Skeleton className="h-40 w-full rounded-control" />
      </Waiting>
    )
  }
  return (
    <Note tone="bad" icon={<CloudOff className="icon" aria-hidden />}>
      <p>{error instanceof Declared ? messageOf(error) : 'The answer did not load.'}</p>
      <Button className="mt-2.5" busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
        Try again
      </Button>
    </Note>
  )
}
