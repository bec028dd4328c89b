import { useMutation } from '@tanstack/react-query'
import { CircleAlert, Sparkles } from 'lucide-react'
import { suggestScore } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { EmphasizedText } from './EmphasizedText.tsx'

type SuggestedScoreProps = {
  lessonId: number
  resultId: number
  onUse: (score: number) => void
}

/** The score that the marking assistant suggests, on request, with its reason. A button copies it into the field (R-AEXAM-012). */
export function SuggestedScore({ lessonId, resultId, onUse }: SuggestedScoreProps) {
  const suggestion = useMutation({
    mutationFn: () => callApi(suggestScore, { lessonId, submissionId: resultId }),
  })
  const { data, error, isPending, mutate } = suggestion
  return (
    <div aria-live="polite">
      {data ? (
        <div ref={scrollToMiddle}>
          <Note icon={<Sparkles className="icon" aria-hidden />}>
            <p className="font-semibold">
              <Text of={m.exams_suggested_score} score={data.score} />
            </p>
            <p dir="auto" className="page-anywhere">
              <EmphasizedText text={data.reason} />
            </p>
            <Button className="mt-2.5" onClick={() => onUse(data.score)}>
              {m.exams_use_this_score()}
            </Button>
          </Note>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="soft" busy={isPending && m.exams_reading()} onClick={() => mutate()}>
            <Sparkles className="icon" aria-hidden />
            {m.exams_suggest_score()}
          </Button>
          {error && (
            <p className="field-error grow basis-60">
              <CircleAlert className="icon icon-s" aria-hidden />
              <span>{messageOf(error)}</span>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** The score and its buttons, which stay at the bottom of a phone, would hide the end of the suggestion. */
function scrollToMiddle(node: HTMLElement | null) {
  node?.scrollIntoView({ block: 'center' })
}
