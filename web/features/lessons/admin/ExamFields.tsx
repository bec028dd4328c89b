import { useQuery } from '@tanstack/react-query'
import { TextArea } from '../../../kit/TextInput.tsx'
import { explainingLessonsQuery } from './editor-queries.ts'
import type { LessonDraft, LessonErrors } from './lesson-draft.ts'
import { QuestionList } from './QuestionList.tsx'

type ExamFieldsProps = {
  classId: number
  draft: LessonDraft
  errors: LessonErrors
  onChange: (changes: Partial<LessonDraft>) => void
  /** Asks for confirmation before a saved question is removed. */
  onRemoveStored: ((id: string) => void) | undefined
}

/** The fields that only an exam has: the reference theory answer and the objective questions (R-ALESSON-004). */
export function ExamFields(props: ExamFieldsProps) {
  const { classId, draft, errors, onChange, onRemoveStored } = props
  const { data: explainingLessons = [] } = useQuery(explainingLessonsQuery(classId))
  return (
    <>
      <TextArea
        label="Reference theory answer"
        hint="The expected written answer. Students see it after their exam is marked."
        maxLength={50_000}
        value={draft.referenceAnswer}
        onChange={(event) => onChange({ referenceAnswer: event.target.value })}
      />
      <QuestionList
        title="Objective questions"
        addLabel="Add question"
        {...{ errors, explainingLessons, onRemoveStored }}
        questions={draft.questions}
        onChange={(questions) => onChange({ questions })}
      />
    </>
  )
}
