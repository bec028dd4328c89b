import { ArrowRightLeft, CalendarPlus, UserMinus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { lazyDialog } from '../../../kit/LazyDialog.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import type { Person } from './use-enrolment-change.ts'

const MoveToClassDialog = lazyDialog(
  async () => (await import('./MoveToClassDialog.tsx')).MoveToClassDialog,
)
const ExtendDialog = lazyDialog(async () => (await import('./ExtendDialog.tsx')).ExtendDialog)
const RemoveFromClassDialog = lazyDialog(
  async () => (await import('./RemoveFromClassDialog.tsx')).RemoveFromClassDialog,
)

type StudentClassActionsProps = {
  student: Person
  /** Undefined if it is not known here. */
  balance?: Kobo
  class: { id: number; name: string; price: Kobo }
  /** The end of the subscription in Unix seconds; 0 for none. */
  paidUntil: number
  startDay?: number | undefined
  /** The accessible name of the menu. */
  label: string
}

/** A menu: extend, move and remove one enrolment. */
export function StudentClassActions(props: StudentClassActionsProps) {
  const { student, balance, class: target, paidUntil, startDay, label } = props
  const [openDialog, setOpenDialog] = useState<'extend' | 'move' | 'remove'>()
  const close = () => setOpenDialog(undefined)
  const students = [student]
  return (
    <>
      <Menu
        label={label}
        items={[
          {
            label: m.enrolment_extend_subscription(),
            icon: <CalendarPlus className="icon" aria-hidden />,
            onSelect: () => setOpenDialog('extend'),
            disabled: paidUntil === 0,
          },
          {
            label: m.enrolment_move_another_class(),
            icon: <ArrowRightLeft className="icon mirror" aria-hidden />,
            onSelect: () => setOpenDialog('move'),
          },
          {
            label: m.enrolment_remove_class(),
            icon: <UserMinus className="icon" aria-hidden />,
            onSelect: () => setOpenDialog('remove'),
            destructive: true,
          },
        ]}
      />
      {/* not within the row, whose text is aligned to the end and not wrapped */}
      {openDialog &&
        createPortal(
          <Suspense>
            {openDialog === 'extend' && (
              <ExtendDialog
                student={student}
                balance={balance}
                class={target}
                paidUntil={paidUntil}
                startDay={startDay}
                onClose={close}
              />
            )}
            {openDialog === 'move' && (
              <MoveToClassDialog students={students} from={target} onClose={close} />
            )}
            {openDialog === 'remove' && (
              <RemoveFromClassDialog students={students} class={target} onClose={close} />
            )}
          </Suspense>,
          document.body,
        )}
    </>
  )
}
