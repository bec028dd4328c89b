import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { getPracticeResults } from '../../../../../contract/study/practice-results.ts'
import { m } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { DialogButton } from '../../../../kit/DialogButton.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { SkeletonRows } from '../../../../kit/Skeleton.tsx'
import { Text } from '../../../../kit/Text.tsx'
import { QueryBoundary } from '../../../../loading/QueryBoundary.tsx'

/** Opens how a class did the exercises of a lesson. */
export function PracticeResultsButton({ lessonId }: { lessonId: number }) {
  return (
    <DialogButton dialog={(close) => <PracticeResultsDialog lessonId={lessonId} onClose={close} />}>
      <ChartNoAxesColumn className="icon" aria-hidden />
      {m.exercise_editor_results()}
    </DialogButton>
  )
}

/** Who tried, what was right at first, the hardest three (R-LEARN-011), and the sounds that were confused (R-LEARN-001). */
function PracticeResultsDialog({ lessonId, onClose }: { lessonId: number; onClose: () => void }) {
  const results = useQuery(
    callQuery(getPracticeResults, { lessonId }, adminKeys.practiceResults(lessonId)),
  )
  return (
    <Dialog
      open
      wide
      tall
      onClose={onClose}
      title={m.exercise_editor_results()}
      actions={<Button onClick={onClose}>{m.exercise_editor_close()}</Button>}
    >
      <QueryBoundary
        query={results}
        errorTitle={m.exercise_editor_results_failed()}
        skeleton={<SkeletonRows />}
      >
        {({ exercises, hardest, students, confusions }) => (
          <div className="grid gap-5">
            {students.length === 0 && confusions.length === 0 && (
              <p className="text-ink-2">{m.exercise_editor_nobody_tried()}</p>
            )}
            {hardest.length > 0 && (
              <section className="grid gap-2">
                <h3 className="label">{m.exercise_editor_hardest()}</h3>
                <ol className="grid gap-2">
                  {hardest.flatMap((id) => {
                    const it = exercises.find((one) => one.id === id)
                    return it
                      ? [
                          <li key={id} className="wrap-anywhere">
                            <span className="page-side block" dir="auto">
                              <MixedScriptText text={`${it.number}. ${it.question}`} />
                            </span>
                            <span className="page-side block" dir="auto">
                              <MixedScriptText text={it.answer} />
                            </span>
                            <span className="num block text-small text-ink-2">
                              {m.exercise_editor_right_first({
                                right: it.rightFirst,
                                count: it.tried,
                              })}
                            </span>
                          </li>,
                        ]
                      : []
                  })}
                </ol>
              </section>
            )}
            {confusions.length > 0 && (
              <section className="grid gap-2">
                <h3 className="label">{m.exercise_editor_confused()}</h3>
                <ul className="grid gap-1">
                  {confusions.map(({ right, chosen, count }) => (
                    <li key={`${right} ${chosen}`}>
                      <Text
                        of={m.exercise_editor_confusion}
                        right={<bdi lang="ar">{right}</bdi>}
                        chosen={<bdi lang="ar">{chosen}</bdi>}
                        count={count}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {students.length > 0 && (
              <section className="grid gap-2">
                <h3 className="label">{m.exercise_editor_students()}</h3>
                <ul className="rows">
                  {students.map((it) => (
                    <li key={it.studentId} className="grid gap-0.5">
                      <bdi className="font-semibold">{it.name}</bdi>
                      <span className="num text-small text-ink-2">
                        {m.exercise_editor_student_result({
                          tried: it.tried,
                          count: exercises.length,
                          first: it.rightFirst,
                          right: it.right,
                        })}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
