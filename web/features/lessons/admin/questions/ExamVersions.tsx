import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  describeRescore,
  type ExamVersion,
  rescoreExam,
} from '../../../../../contract/exams/manage-questions.ts'
import { m } from '../../../../../messages/m.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Card, CardHead } from '../../../../kit/Card.tsx'
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx'
import { DateText } from '../../../../kit/DateText.tsx'
import { Text } from '../../../../kit/Text.tsx'
import { toast } from '../../../../kit/toast.ts'
import { examVersionsQuery } from '../editor-queries.ts'

/** The versions of an exam that was handed in, each with an action that scores all submissions against it. */
export function ExamVersions({ lessonId }: { lessonId: number }) {
  const { data } = useQuery(examVersionsQuery(lessonId))
  const [chosen, setChosen] = useState<ExamVersion>()
  if (!data || data.submissions === 0 || data.versions.length < 2) return null
  return (
    <Card>
      <CardHead title={m.lessons_versions_questions()} />
      <ul className="rows">
        {data.versions.map((it) => (
          <li key={it.version} className="editor-version">
            <p className="grow">
              <span className="block font-semibold">
                Version {it.version}
                {it.replacedAt === undefined && ' · current'}
              </span>
              <span className="num block text-small text-ink-2">{describeVersion(it)}</span>
              {it.replacedAt !== undefined && (
                <span className="block text-small text-ink-2">
                  Replaced <DateText at={it.replacedAt} format="dateTime" />
                  {it.replacedBy && (
                    <>
                      {' by '}
                      <bdi>{it.replacedBy}</bdi>
                    </>
                  )}
                </span>
              )}
            </p>
            {it.scored < data.submissions && (
              <Button onClick={() => setChosen(it)}>
                <Text of={m.lessons_score_against_version_version} version={it.version} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <RescoreDialog
          lessonId={lessonId}
          version={chosen.version}
          submissions={data.submissions}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  )
}

function describeVersion({ questions, answered, scored }: ExamVersion): string {
  const count = questions === 1 ? '1 question' : `${questions} questions`
  return `${count} · answered by ${answered} · counts for ${scored}`
}

type RescoreDialogProps = {
  lessonId: number
  version: number
  submissions: number
  onClose: () => void
}

function RescoreDialog({ lessonId, version, submissions, onClose }: RescoreDialogProps) {
  const queryClient = useQueryClient()
  const rescoring = useMutation({
    mutationFn: () => callApi(rescoreExam, { lessonId, version }),
    onSuccess: async (outcome) => {
      toast.success(m.lessons_scored_again(), describeRescore(outcome))
      onClose()
      // results and averages are on many pages
      await queryClient.invalidateQueries()
    },
  })
  return (
    <ConfirmDialog
      open
      title={m.lessons_score_against_version_version_2({ version })}
      confirmLabel={m.lessons_score_again()}
      busy={rescoring.isPending && m.lessons_scoring()}
      onClose={onClose}
      onConfirm={() => rescoring.mutate()}
    >
      {submissions === 1 ? '1 submission is' : `${submissions} submissions are`} compared with the
      answers and points of version {version}. A submission that answers a later version keeps
      counting for that one. Marks of written answers stay.
      {rescoring.isError && (
        <span className="mt-2 block text-danger-ink" role="alert">
          {messageOf(rescoring.error, 'The submissions were not scored again.')}
        </span>
      )}
    </ConfirmDialog>
  )
}
