import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type NextKeep, planKeeping } from '../../../contract/offline/keep-plan.ts'
import { getLessonSizes } from '../../../contract/offline/kept-lessons.ts'
import { m, textOf } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { useSession } from '../../api/session.ts'
import { RadioCard } from '../../kit/ChoiceCard.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { DialogButtons } from '../../kit/DialogButtons.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { LoadingRows } from '../../kit/LoadingRows.tsx'
import { currentNetwork, playsOpusInWebm } from '../../kit/network.ts'
import { toast } from '../../kit/toast.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { PAGE_BYTES } from './downloads.ts'

type KeepNextDialogProps = {
  classRef: string
  next: NextKeep
  onClose: () => void
}

/** The renditions in which the next lessons can be kept, each with the sum of its sizes (R-OFFLINE-002). */
export function KeepNextDialog(props: KeepNextDialogProps) {
  const { classRef, next, onClose } = props
  const { title, lessons, hasLastOfMonth } = next
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
  const plan = plans.find((it) => it.label.key === chosen) ?? plans.find((it) => it.isPreferred)
  const keep = async () => {
    onClose()
    const { keepLessons } = await import('./keep-lesson.ts')
    const run = { classRef, lessons: plan?.lessons ?? [], hasConfirmedLast: hasLastOfMonth }
    if ((await keepLessons(run)) && next.kept) toast.success(textOf(next.kept))
    // keeping has opened them
    await invalidate(queryClient, keys.classPages, keys.myClasses, keys.studyWeek)
  }
  return (
    <Dialog
      open
      title={textOf(title)}
      description={next.opens && textOf(next.opens)}
      onClose={onClose}
      actions={
        <DialogButtons onCancel={onClose} disabled={!plan} onClick={() => void keep()}>
          <span className="num">
            {plan ? m.offline_keep_size({ size: formatDataSize(plan.bytes) }) : m.offline_keep()}
          </span>
        </DialogButtons>
      }
    >
      <QueryBoundary
        query={sizes}
        errorTitle={m.offline_sizes_did_not_load()}
        skeleton={<LoadingRows />}
      >
        {() => (
          <fieldset className="grid gap-2.5">
            <legend className="sr-only">{m.offline_what_keep()}</legend>
            {plans.map((it) => (
              <RadioCard
                key={it.label.key}
                name="rendition"
                value={it.label.key}
                checked={it === plan}
                onChange={() => setChosen(it.label.key)}
              >
                <span className="num">
                  <b className="font-semibold">{textOf(it.label)}</b> · {formatDataSize(it.bytes)}
                </span>
              </RadioCard>
            ))}
          </fieldset>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
