import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { criteriaOf, meanOfCriteria } from '../../../../../contract/voice/correction-kinds.ts'
import type { CriterionScore } from '../../../../../contract/voice/corrections.ts'
import { saveCriteria } from '../../../../../contract/voice/manage-corrections.ts'
import { m } from '../../../../../messages/m.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { settingsQuery } from '../../../../api/settings-query.ts'
import { toast } from '../../../../kit/toast.ts'
import { correctionsQuery } from './use-corrections.ts'
import './recitation.css'

const STEPS = [0, 25, 50, 60, 70, 80, 90, 100]

type CriteriaProps = { submissionId: number; onScore: (score: number) => void }

/** The criteria of the school for a spoken answer; nothing for another one, and for a school without criteria (R-VOICE-006). */
export function CriteriaScores(props: CriteriaProps) {
  const loaded = useQuery(correctionsQuery(props.submissionId)).data
  const criteria = criteriaOf(useQuery(settingsQuery).data?.recitationCriteria ?? '')
  if (!loaded || loaded.answers.length === 0 || criteria.length === 0) return null
  return <Scores {...props} criteria={criteria} saved={loaded.criteria} />
}

type ScoresProps = CriteriaProps & {
  criteria: readonly string[]
  saved: readonly CriterionScore[]
}

/** A tap a criterion; their mean becomes the score of the form. */
function Scores({ submissionId, criteria, saved, onScore }: ScoresProps) {
  const [scores, setScores] = useState<Record<string, number>>(() =>
    Object.fromEntries(saved.map((it) => [it.name, it.score])),
  )
  const save = useMutation({
    mutationFn: (given: CriterionScore[]) =>
      callApi(saveCriteria, { submissionId, criteria: given }),
    // requests arrive in the order of the taps
    scope: { id: `criteria ${submissionId}` },
    onError: (error) => toast.error(messageOf(error, m.corrections_not_saved())),
  })
  const pick = (name: string, score: number) => {
    const next = { ...scores, [name]: score }
    setScores(next)
    save.mutate(
      criteria.flatMap((it) => {
        const given = next[it]
        return given === undefined ? [] : [{ name: it, score: given }]
      }),
    )
    const mean = meanOfCriteria(criteria.map((it) => next[it] ?? null))
    if (mean !== null) onScore(mean)
  }
  const mean = meanOfCriteria(criteria.map((it) => scores[it] ?? null))
  return (
    <div className="criteria">
      {criteria.map((name) => (
        <fieldset key={name}>
          <legend dir="auto">{name}</legend>
          <div className="criteria-steps">
            {STEPS.map((it) => (
              <button
                key={it}
                type="button"
                className="num"
                aria-pressed={scores[name] === it}
                onClick={() => pick(name, it)}
              >
                {it}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <p className="text-small text-ink-2" role="status">
        {mean === null
          ? m.corrections_criteria_hint()
          : m.corrections_criteria_mean({ score: mean })}
      </p>
    </div>
  )
}
