import { FileText } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { RecordedAnswer } from '../../voice/shared/RecordedAnswer.tsx'
import { EmphasizedProse } from './EmphasizedText.tsx'
import { Foldable } from './Foldable.tsx'
import { PhotographedAnswer, type Picture } from './PhotographedAnswer.tsx'

type SubmittedAnswerProps = {
  submission: SubmissionDetails
  isQuestionFolded: boolean
  onFoldQuestion: (isFolded: boolean) => void
  onOpenPicture: (picture: Picture) => void
  onPictureExpired: () => void
}

/** The written question, the student's answer and the reference answer; both answers side by side from 768 px. */
export function SubmittedAnswer(props: SubmittedAnswerProps) {
  const { submission } = props
  const { about, materialUrl, materialName } = submission
  return (
    <>
      {(about.trim() !== '' || materialUrl !== '') && (
        <Foldable
          title={m.exams_question()}
          isFolded={props.isQuestionFolded}
          onFold={props.onFoldQuestion}
        >
          {about.trim() !== '' && <EmphasizedProse text={about} />}
          {materialUrl !== '' && (
            <a className="marking-file" href={materialUrl} target="_blank" rel="noopener">
              <FileText className="icon icon-s" aria-hidden />
              <bdi>{materialName || m.exams_file_of_exam()}</bdi>
            </a>
          )}
        </Foldable>
      )}
      {hasWrittenPart(submission) && (
        <div className="marking-answers">
          <Answer title={m.exams_students_answer()} className="marking-student-answer">
            {submission.isImage ? (
              <PhotographedAnswer
                submission={submission}
                onOpen={props.onOpenPicture}
                onReload={props.onPictureExpired}
              />
            ) : submission.recordings ? (
              <RecordedAnswer recordings={submission.recordings} isPlayedElsewhere />
            ) : submission.answer === '' ? (
              <p className="text-ink-2">{m.exams_written_part_blank()}</p>
            ) : (
              <EmphasizedProse text={submission.answer} />
            )}
          </Answer>
          <Answer title={m.exams_reference_answer()} className="bg-sunken">
            {submission.referenceAnswer === '' ? (
              <p className="text-ink-2">{m.exams_no_reference_answer()}</p>
            ) : (
              <EmphasizedProse text={submission.referenceAnswer} />
            )}
          </Answer>
        </div>
      )}
    </>
  )
}

const hasWrittenPart = ({ isImage, answer, recordings, referenceAnswer }: SubmissionDetails) =>
  isImage || answer !== '' || recordings !== undefined || referenceAnswer !== ''

type AnswerProps = { title: string; className: string; children: ReactNode }

function Answer({ title, className, children }: AnswerProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <h3 id={id} className="label">
        {title}
      </h3>
      <section className={`marking-answer ${className}`} aria-labelledby={id}>
        {children}
      </section>
    </div>
  )
}
