import { type ComponentType, useState } from 'react'
import { exerciseRules } from '../../../../../../contract/exams/kinds/all.ts'
import { isExerciseKind } from '../../../../../../contract/exams/kinds/contents.ts'
import { readParts, verdictOfParts } from '../../../../../../contract/exams/kinds/exercise.ts'
import { exerciseText } from '../../../../../../contract/exams/kinds/texts.ts'
import type { QuestionMedia } from '../../../../../../contract/exams/questions.ts'
import { m } from '../../../../../../messages/m.ts'
import { ExerciseAnswer } from '../../../../exams/shared/exercises/ExerciseAnswer.tsx'
import { ReviewedParts } from '../../../../exams/shared/exercises/ReviewedParts.tsx'
import { VERDICTS } from '../AnswerTrial.tsx'
import type { KindFieldsProps } from '../kind-fields.ts'
import { findDraftProblems, questionFieldName } from '../question-draft.ts'
import '../typed-fields.css'

export type ContentFieldsProps<Content> = {
  content: Content
  files: readonly QuestionMedia[]
  onChange: (content: Content, files?: QuestionMedia[]) => void
}

/** The fields of a kind with a content of its own, with its error and a preview in which the teacher can try it. */
export function exerciseFields<Content>(Fields: ComponentType<ContentFieldsProps<Content>>) {
  return function ExerciseFields({ question, errors, onChange }: KindFieldsProps) {
    const { kind, files } = question
    if (!isExerciseKind(kind)) return null
    // only the editor of the kind changes the content
    const content = (question.content ?? exerciseText(kind).read('')) as Content
    const error = errors[questionFieldName(question, 'content')]
    const hasProblem = findDraftProblems(question).some((it) => it.field === 'content')
    return (
      <>
        <Fields
          content={content}
          files={files}
          onChange={(next, nextFiles = files) =>
            onChange({ ...question, content: next, files: nextFiles })
          }
        />
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        {!hasProblem && (
          <Preview key={JSON.stringify(content)} {...{ kind, content, files }} id={question.id} />
        )}
      </>
    )
  }
}

type PreviewProps = {
  kind: Parameters<typeof exerciseRules>[0]
  content: unknown
  files: readonly QuestionMedia[]
  id: string
}

/** The exercise as students see it; what is entered is judged at once. */
function Preview({ kind, content, files, id }: PreviewProps) {
  const [value, setValue] = useState('')
  const rules = exerciseRules(kind)
  const parts = rules.review(content, readParts(value) ?? [])
  const { label, colours } = VERDICTS[verdictOfParts(parts)]
  return (
    <section className="editor-trial" aria-label={m.exercise_editor_preview()}>
      <h3 className="label">{m.exercise_editor_preview()}</h3>
      <ExerciseAnswer
        kind={kind}
        content={rules.toPublic(content)}
        files={files}
        name={`preview-${id}`}
        value={value}
        errorId={undefined}
        onChange={setValue}
      />
      <div role="status" className="grid gap-2">
        {value !== '' && (
          <>
            <span
              className={`inline-flex justify-self-start rounded-badge px-2 py-0.5 text-tiny font-semibold ${colours}`}
            >
              {label}
            </span>
            <ReviewedParts parts={parts} />
          </>
        )}
      </div>
    </section>
  )
}
