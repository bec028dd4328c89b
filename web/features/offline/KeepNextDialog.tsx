import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDataSize } from '../../../contract/data-size.ts'
import { type KeepableLesson, planKeeping } from '../../../contract/keep-plan.ts'
import { getLessonSizes } from '../../../contract/kept-lessons.ts'
import { callApi } from '../../api/call-api.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../kit/Button.tsx'
import { RadioCard } from '../../kit/ChoiceCard.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { currentNetwork, playsOpusInWebm } from '../../kit/network.ts'
import { LoadingRegion, SkeletonRows } from '../../kit/Skeleton.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { PAGE_BYTES } from '../../offline/downloads.ts'

type KeepNextDialogProps = {
  classRef: string
  title: string
  lessons: KeepableLesson[]
  monthText: string | null
  onClose: () => void
}

/** The forms in which the next lessons can be kept, each with the sum of its sizes (R-OFFLINE-002). */
export function KeepNextDialog(props: KeepNextDialogProps) {
  const { classRef, title, lessons, monthText, onClose } = props
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<string>()
  const dataSaver = useSession((it) => it.user?.dataSaver ?? 'ask')
  const lessonIds = lessons.map(({ id }) => id)
  const sizes = useQuery({
    queryKey: keys.lessonSizes(classRef, lessonIds),
    queryFn: ({ signal }) => callApi(getLessonSizes, { classRef, lessonIds }, { signal }),
    staleTime: 0,
  })
  const plans = planKeeping(sizes.data ?? [], {
    ...{ playsOpus: playsOpusInWebm(), textBytes: PAGE_BYTES, dataSaver },
    network: currentNetwork(),
  })
  const plan = plans.find((it) => it.label === chosen) ?? plans.find((it) => it.isPreferred)
  const keep = async () => {
    onClose()
    const { keepLessons } = await import('../../offline/keep-lesson.ts')
    if (plan) await keepLessons({ classRef, lessons: plan.lessons })
    // keeping has opened them
    await invalidate(queryClient, keys.classPages, keys.myClasses, keys.studyWeek)
  }
  const newCount = lessons.filter((it) => it.isNew).length
  return (
    <Dialog
      open
      title={title}
      description={openingText(newCount, monthText)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!plan} onClick={() => void keep()}>
            <span className="num">Keep{plan && ` · ${formatDataSize(plan.bytes)}`}</span>
          </Button>
        </>
      }
    >
      <QueryBoundary
        query={sizes}
        errorTitle="The sizes did not load"
        skeleton={
          <LoadingRegion>
            <SkeletonRows />
          </LoadingRegion>
        }
      >
        {() => (
          <fieldset className="grid gap-2.5">
            <legend className="sr-only">What to keep</legend>
            {plans.map((it) => (
              <RadioCard
                key={it.label}
                name="form"
                value={it.label}
                checked={it === plan}
                onChange={() => setChosen(it.label)}
              >
                <span className="num">
                  <b className="font-semibold">{it.label}</b> · {formatDataSize(it.bytes)}
                </span>
              </RadioCard>
            ))}
          </fieldset>
        )}
      </QueryBoundary>
    </Dialog>
  )
}

/** States that keeping opens new lessons, which count towards a monthly limit. */
function openingText(newCount: number, monthText: string | null) {
  if (newCount === 0) return undefined
  const what = newCount === 1 ? 'one new lesson' : `${newCount} new lessons`
  const month = monthText ? ` They count for this month: ${monthText} until now.` : ''
  return `This opens ${what}.${month}`
}
