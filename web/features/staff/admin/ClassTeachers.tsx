import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { type StaffMember, setClassStaff } from '../../../../contract/staff/staff.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { Button, ButtonLink } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { RadioCard } from '../../../kit/ChoiceCard.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { KIND_LABELS, worksInClasses } from '../shared/kind-texts.ts'
import { staffQuery, useStaffMutation } from './queries.ts'

/** The teachers and markers of a class: add, take away, hand over (R-STAFF-009). */
export function ClassTeachers({ classId }: { classId: number }) {
  const [openDialog, setOpenDialog] = useState<'add' | 'hand over'>()
  const query = useQuery(staffQuery({ classId }))
  const change = useChange(classId, () => {})
  return (
    <QueryBoundary query={query} errorTitle={m.staff_teachers_did_not_load()}>
      {({ rows }) => {
        const hasTeacher = rows.some(({ staff }) => staff === 'teacher')
        return (
          <Card>
            <CardHead title={m.staff_teachers()}>
              <div className="flex gap-2">
                {hasTeacher && (
                  <Button onClick={() => setOpenDialog('hand over')}>
                    <ArrowRightLeft className="icon mirror max-sm:hidden" aria-hidden />
                    {m.staff_hand_over()}
                  </Button>
                )}
                <Button aria-label={m.staff_add_a_teacher()} onClick={() => setOpenDialog('add')}>
                  <UserPlus className="icon max-sm:hidden" aria-hidden />
                  {m.kit_add()}
                </Button>
              </div>
            </CardHead>
            {rows.length === 0 ? (
              <p className="p-(--pad) text-ink-2">{m.staff_no_teachers()}</p>
            ) : (
              <ul className="rows">
                {rows.map((it) => (
                  <li key={it.id}>
                    <span className="min-w-0 grow">
                      <bdi className="font-semibold wrap-anywhere">{it.name}</bdi>
                      <span className="block text-ink-2 text-small">{KIND_LABELS[it.staff]}</span>
                    </span>
                    <Button
                      variant="text"
                      disabled={change.isPending}
                      aria-label={m.staff_take_away_from({ name: it.name })}
                      onClick={() => change.mutate({ addIds: [], removeIds: [it.id] })}
                    >
                      {m.staff_take_away()}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {openDialog && (
              <TeacherDialog
                classId={classId}
                present={rows}
                isHandOver={openDialog === 'hand over'}
                onClose={() => setOpenDialog(undefined)}
              />
            )}
          </Card>
        )
      }}
    </QueryBoundary>
  )
}

type Change = { addIds: number[]; removeIds: number[] }

const useChange = (classId: number, onSuccess: () => void) =>
  useStaffMutation({
    send: (change: Change) => callApi(setClassStaff, { classId, ...change }),
    successMessage: m.staff_saved(),
    onSuccess,
  })

type TeacherDialogProps = {
  classId: number
  /** Who works in the class. */
  present: readonly StaffMember[]
  /** Whether the chosen person takes the place of the teachers. */
  isHandOver: boolean
  onClose: () => void
}

function TeacherDialog({ classId, present, isHandOver, onClose }: TeacherDialogProps) {
  const [chosenId, setChosenId] = useState<number>()
  const { data } = useQuery(staffQuery({}))
  const change = useChange(classId, onClose)
  const others = (data?.rows ?? []).filter(
    (it) => worksInClasses(it.staff) && !it.isRemoved && !present.some(({ id }) => id === it.id),
  )
  const candidates = isHandOver ? others.filter(({ staff }) => staff === 'teacher') : others
  const title = isHandOver ? m.staff_hand_over_title() : m.staff_add_title()
  if (data && candidates.length === 0)
    return (
      <Dialog
        open
        title={title}
        description={m.staff_nobody_to_choose()}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{m.kit_close()}</Button>
            <ButtonLink variant="primary" to={paths.admin.staff}>
              {m.staff_staff_title()}
            </ButtonLink>
          </>
        }
      />
    )
  const teachers = present.filter(({ staff }) => staff === 'teacher').map(({ id }) => id)
  return (
    <FormDialog
      title={title}
      description={isHandOver ? m.staff_hand_over_what_happens() : m.staff_add_what_happens()}
      submitLabel={isHandOver ? m.staff_hand_over() : m.kit_add()}
      isSubmitDisabled={chosenId === undefined}
      busyLabel={change.isPending && m.kit_saving()}
      error={change.errorMessage}
      isDirty={false}
      onClose={onClose}
      onConfirm={() =>
        chosenId !== undefined &&
        change.mutate({ addIds: [chosenId], removeIds: isHandOver ? teachers : [] })
      }
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{m.staff_choose_person()}</legend>
        {candidates.map((it) => (
          <RadioCard
            key={it.id}
            name="teacher"
            checked={chosenId === it.id}
            onChange={() => setChosenId(it.id)}
          >
            <span className="min-w-0">
              <bdi className="font-semibold wrap-anywhere">{it.name}</bdi>
              <span className="block text-ink-2 text-small">{KIND_LABELS[it.staff]}</span>
            </span>
          </RadioCard>
        ))}
      </fieldset>
    </FormDialog>
  )
}
