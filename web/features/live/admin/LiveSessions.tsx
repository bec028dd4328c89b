import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, CalendarX2, ListChecks, Pencil, Plus, Radio, Video } from 'lucide-react'
import { type ComponentType, Suspense, useState } from 'react'
import {
  type LiveSession,
  SESSIONS_PER_PAGE,
  setSessionRecording,
} from '../../../../contract/live/manage-live-sessions.ts'
import { JOIN_EARLY_SECONDS } from '../../../../contract/live/session-times.ts'
import { formatDate } from '../../../../contract/platform/school-time.ts'
import { locale, m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Button, ButtonLink } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { HijriDate } from '../../../kit/HijriDate.tsx'
import { lazyDialog } from '../../../kit/LazyDialog.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { SendToWhatsApp } from '../../../kit/SendToWhatsApp.tsx'
import { Tile } from '../../../kit/Tile.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { dateAndClock } from '../shared/date-and-clock.ts'
import { sessionMessage } from '../shared/session-message.ts'
import { sessionsQuery, useSessionMutation } from './queries.ts'

const SessionDialog = lazyDialog(async () => (await import('./SessionDialog.tsx')).SessionDialog)
const CancelSessionDialog = lazyDialog(
  async () => (await import('./CancelSessionDialog.tsx')).CancelSessionDialog,
)
const AttendanceDialog = lazyDialog(
  async () => (await import('./AttendanceDialog.tsx')).AttendanceDialog,
)

/** The dialog that adds a lesson, which the screen passes in. */
type AddLesson = ComponentType<{
  classId: string
  recording: { subject: string; draftName: string }
  onSaved: (lessonId: number) => void
  onClose: () => void
}>

type SharedClass = { id: number; publicId: string; name: string }
type LiveSessionsProps = { class: SharedClass; AddLessonDialog: AddLesson }

type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit' | 'cancel' | 'attendance' | 'record'; session: LiveSession }

/** The Sessions tab of a class: plan, move and cancel live sessions, keep their attendance, add recordings (R-SESSION-001, R-SESSION-003, R-SESSION-005). */
export function LiveSessions({ class: it, AddLessonDialog }: LiveSessionsProps) {
  const classId = it.id
  const [shown, setShown] = useState<'upcoming' | 'past'>('upcoming')
  const [page, setPage] = useState(1)
  const [dialog, setDialog] = useState<OpenDialog>()
  const query = useQuery(sessionsQuery(classId, shown === 'past', page))
  const close = () => setDialog(undefined)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          className="grow basis-52 sm:max-w-80"
          label={m.kit_show()}
          value={shown}
          options={[
            { value: 'upcoming', label: m.live_upcoming() },
            { value: 'past', label: m.live_past() },
          ]}
          onChange={(value) => {
            setShown(value)
            setPage(1)
          }}
        />
        <Button variant="primary" className="ms-auto" onClick={() => setDialog({ kind: 'add' })}>
          <Plus className="icon" aria-hidden />
          {m.live_add_session()}
        </Button>
      </div>
      <QueryBoundary query={query} errorTitle={m.live_sessions_did_not_load()}>
        {({ rows, total, page: shownPage }) => (
          <>
            <Card>
              {rows.length === 0 ? (
                <NoSessions isPast={shown === 'past'} />
              ) : (
                <ul className="rows">
                  {rows.map((row) => (
                    <SessionRow key={row.id} class={it} session={row} onOpen={setDialog} />
                  ))}
                </ul>
              )}
            </Card>
            <Pagination
              page={shownPage}
              pageCount={Math.ceil(total / SESSIONS_PER_PAGE)}
              onPage={setPage}
            />
          </>
        )}
      </QueryBoundary>
      {dialog && (
        <Suspense>
          {(dialog.kind === 'add' || dialog.kind === 'edit') && (
            <SessionDialog
              classId={classId}
              session={dialog.kind === 'edit' ? dialog.session : undefined}
              onClose={close}
            />
          )}
          {dialog.kind === 'cancel' && (
            <CancelSessionDialog classId={classId} session={dialog.session} onClose={close} />
          )}
          {dialog.kind === 'attendance' && (
            <AttendanceDialog classId={classId} session={dialog.session} onClose={close} />
          )}
          {dialog.kind === 'record' && (
            <RecordingDialog
              {...{ classId, AddLessonDialog }}
              session={dialog.session}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </div>
  )
}

function NoSessions({ isPast }: { isPast: boolean }) {
  return (
    <EmptyState
      icon={isPast ? ListChecks : CalendarPlus}
      title={isPast ? m.live_no_past() : m.live_no_upcoming()}
    >
      {isPast ? m.live_no_past_what() : m.live_no_upcoming_what()}
    </EmptyState>
  )
}

type SessionRowProps = {
  class: SharedClass
  session: LiveSession
  onOpen: (dialog: OpenDialog) => void
}

function SessionRow({ class: it, session, onOpen }: SessionRowProps) {
  const classId = it.id
  const timezone = useTimeZone()
  const time = dateAndClock(session.startsAt, timezone)
  const now = Date.now() / 1000
  const { isCancelled, lessonId } = session
  const hasList = !isCancelled && session.startsAt - JOIN_EARLY_SECONDS <= now
  const isOver = session.startsAt + session.minutes * 60 <= now
  const open = (kind: 'edit' | 'cancel' | 'attendance' | 'record') => onOpen({ kind, session })
  return (
    <li className="flex-wrap">
      <Tile tone={isCancelled ? 'plain' : 'brand'} className="max-sm:hidden">
        {isCancelled ? <CalendarX2 className="icon" /> : <Radio className="icon" />}
      </Tile>
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {time}
          {isCancelled && <Badge kind="inactive">{m.live_cancelled()}</Badge>}
          {session.seriesId !== '0' && <Badge kind="plain">{m.live_repeated()}</Badge>}
        </p>
        <p className="text-small text-ink-2">
          {factsOf(session, hasList)}
          <HijriDate at={session.startsAt} before=" · " />
        </p>
        {session.note && (
          <p className="page-side text-small text-ink-2 wrap-anywhere" dir="auto">
            {session.note}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {hasList && (
          <Button aria-label={m.live_attendance_of({ time })} onClick={() => open('attendance')}>
            <ListChecks className="icon" aria-hidden />
            {m.live_attendance()}
          </Button>
        )}
        {isOver && !isCancelled && !lessonId && (
          <Button onClick={() => open('record')}>
            <Video className="icon" aria-hidden />
            {m.live_add_recording()}
          </Button>
        )}
        {lessonId && (
          <ButtonLink to={paths.admin.lesson(classId, lessonId)}>
            <Video className="icon" aria-hidden />
            {m.live_recording()}
          </ButtonLink>
        )}
        {!isOver && !isCancelled && (
          <SendToWhatsApp
            subject={time}
            text={sessionMessage(m.live_plain({ time }), it.name, it.publicId)}
          />
        )}
        {!isOver && (
          <Menu
            label={m.live_actions_for({ time })}
            items={[
              {
                label: m.live_edit_session(),
                icon: <Pencil className="icon" aria-hidden />,
                onSelect: () => open('edit'),
              },
              ...(isCancelled
                ? []
                : [
                    {
                      label: m.live_cancel(),
                      icon: <CalendarX2 className="icon" aria-hidden />,
                      onSelect: () => open('cancel'),
                      destructive: true,
                    },
                  ]),
            ]}
          />
        )}
      </div>
    </li>
  )
}

function factsOf({ minutes, link, joined, attended }: LiveSession, hasList: boolean): string {
  const people =
    attended === null
      ? m.live_joined_count({ count: joined })
      : m.live_attended_count({ count: attended })
  return [
    m.live_minutes({ count: minutes }),
    ...(link === '' ? [m.live_no_link()] : []),
    ...(hasList ? [people] : []),
  ].join(' · ')
}

type RecordingDialogProps = {
  classId: number
  session: LiveSession
  AddLessonDialog: AddLesson
  onClose: () => void
}

/** A new lesson with the date of the session; its file gets its renditions like any other (R-SESSION-005). */
function RecordingDialog({ classId, session, AddLessonDialog, onClose }: RecordingDialogProps) {
  const timezone = useTimeZone()
  const day = formatDate(session.startsAt, timezone, locale)
  const { mutate } = useSessionMutation<number>(classId, {
    send: (recordingId) => callApi(setSessionRecording, { liveId: session.id, recordingId }),
    onSuccess: () => {},
  })
  return (
    <AddLessonDialog
      classId={String(classId)}
      recording={{
        subject: m.live_recording_subject({ day }),
        draftName: `recording-${session.id}`,
      }}
      onSaved={(lessonId) => mutate(lessonId)}
      onClose={onClose}
    />
  )
}
