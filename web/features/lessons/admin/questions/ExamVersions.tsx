import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExamVersion, rescoreExam } from '../../../../../contract/exams/manage-questions.ts'
import { m } from '../../../../../messages/m.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Card, CardHead } from '../../../../kit/Card.tsx'
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx'
import { DateText } from '../../../../kit/DateText.tsx'
import { Text } from '../../../../kit/Text.tsx'
import { toast } from '../../../../kit/toast.ts'
import { examVersionsQuery } from '../editor-queries.ts'

/** The versions of an exam that was submitted, each with an action that scores all submissions against it. */
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
                {it.replacedAt === undefined
                  ? m.lessons_version_current({ version: it.version })
                  : m.lessons_version({ version: it.version })}
              </span>
              <span className="num block text-small text-ink-2">{describeVersion(it)}</span>
              {it.replacedAt !== undefined && (
                <span className="block text-small text-ink-2">
                  <Text
                    of={it.replacedBy ? m.lessons_version_replaced_by : m.lessons_version_replaced}
                    time={<DateText at={it.replacedAt} format="dateTime" />}
                    name={it.replacedBy ?? ''}
                  />
                </span>
              )}
            </p>
            {it.scored < data.submissions && (
              <Button onClick={() => setChosen(it)}>
                {m.lessons_score_against_version({ version: it.version })}
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
  return m.lessons_version_counts({ count: questions, answered, scored })
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
      toast.success(m.lessons_scored_again(), m.lessons_rescored(outcome))
      onClose()
      // results and averages are on many pages
      await queryClient.invalidateQueries()
    },
  })
  return (
    <ConfirmDialog
      open
      title={m.lessons_score_against_version_title({ version })}
      confirmLabel={m.lessons_score_again()}
      busy={rescoring.isPending && m.lessons_scoring()}
      onClose={onClose}
      onConfirm={() => rescoring.mutate()}
    >
      {m.lessons_score_against_version_note({ count: submissions, version })}
      {rescoring.isError && (
        <span className="mt-2 block text-danger-ink" role="alert">
          {messageOf(rescoring.error, m.lessons_score_failed())}
        </span>
      )}
    </ConfirmDialog>
  )
}
