import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  ATTENDANCE,
  type Attendance,
  type Attendee,
  type LiveSession,
  saveSessionAttendance,
} from '../../../../contract/live/manage-live-sessions.ts'
import { formatClock } from '../../../../contract/platform/school-time.ts'
import { locale, m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { dateAndClock } from '../shared/date-and-clock.ts'
import { attendanceQuery, useSessionMutation } from './queries.ts'

const LABELS: Record<Attendance, string> = {
  present: m.live_present(),
  late: m.live_late(),
  excused: m.live_excused(),
  absent: m.live_absent(),
}

type AttendanceDialogProps = { classId: number; session: LiveSession; onClose: () => void }

/** The list of attendance of a session: who pressed Join is there, the teacher says the rest (R-SESSION-003). */
export function AttendanceDialog(props: AttendanceDialogProps) {
  const query = useQuery(attendanceQuery(props.session.id))
  const title = useTitle(props.session)
  if (query.data) return <AttendanceForm {...props} title={title} attendees={query.data} />
  return (
    <Dialog open title={title} onClose={props.onClose}>
      <QueryBoundary query={query} errorTitle={m.live_attendance_did_not_load()}>
        {() => null}
      </QueryBoundary>
    </Dialog>
  )
}

function useTitle({ startsAt }: LiveSession) {
  const timezone = useTimeZone()
  return m.live_attendance_of({ time: dateAndClock(startsAt, timezone) })
}

const initialOf = ({ status, joinedAt }: Attendee): Attendance =>
  status || (joinedAt > 0 ? 'present' : 'absent')

type AttendanceFormProps = AttendanceDialogProps & { title: string; attendees: readonly Attendee[] }

function AttendanceForm({ classId, session, title, attendees, onClose }: AttendanceFormProps) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Attendance>>(new Map())
  const timezone = useTimeZone()
  const statusOf = (it: Attendee) => changes.get(it.id) ?? initialOf(it)
  const save = useSessionMutation(classId, {
    send: () => {
      const ids = (status: Attendance) =>
        attendees.filter((it) => statusOf(it) === status).map(({ id }) => id)
      return callApi(saveSessionAttendance, {
        liveId: session.id,
        presentIds: ids('present'),
        lateIds: ids('late'),
        excusedIds: ids('excused'),
        absentIds: ids('absent'),
      })
    },
    successMessage: m.live_attendance_saved(),
    fallbackError: m.live_attendance_not_saved(),
    onSuccess: onClose,
  })
  if (attendees.length === 0)
    return <Dialog open title={title} description={m.live_no_students()} onClose={onClose} />
  return (
    <FormDialog
      wide
      tall
      title={title}
      description={m.live_attendance_hint()}
      submitLabel={m.kit_save()}
      busyLabel={save.isPending && m.kit_saving()}
      error={save.errorMessage}
      isDirty={changes.size > 0}
      onClose={onClose}
      onConfirm={() => save.mutate()}
    >
      <Button
        className="justify-self-start"
        onClick={() => setChanges(new Map(attendees.map(({ id }) => [id, 'present'])))}
      >
        {m.live_all_present()}
      </Button>
      <ul className="grid gap-4">
        {attendees.map((it) => (
          <li
            key={it.id}
            className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(10rem,1fr)_minmax(0,auto)]"
          >
            <span className="min-w-0">
              <bdi className="font-semibold wrap-anywhere">{it.name}</bdi>
              <span className="block text-small text-ink-2">
                {it.joinedAt > 0
                  ? m.live_joined_at({ time: formatClock(it.joinedAt, timezone, locale) })
                  : m.live_did_not_join()}
              </span>
            </span>
            <SegmentedControl
              label={m.live_mark({ name: it.name })}
              value={statusOf(it)}
              options={ATTENDANCE.map((value) => ({ value, label: LABELS[value] }))}
              onChange={(value) => setChanges(new Map(changes).set(it.id, value))}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
