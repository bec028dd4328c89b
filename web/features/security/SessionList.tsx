import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import {
  endOtherSessions,
  endSession,
  getSessions,
  type ListedSession,
} from '../../../contract/auth/sessions.ts'
import { m } from '../../../messages/m.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { callQuery } from '../../api/call-query.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { LoadingRows } from '../../kit/LoadingRows.tsx'
import { Text } from '../../kit/Text.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { toast } from '../../kit/toast.ts'
import { useDateFormat } from '../../kit/use-date-format.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

const sessionsQuery = callQuery(getSessions, {}, keys.sessions)

/** 'Where you are signed in': the sessions of the user, each with a button that ends it (R-TRUST-006). */
export function SessionList() {
  const query = useQuery(sessionsQuery)
  return (
    <Card>
      <CardHead title={m.security_where_signed_in()} />
      <QueryBoundary
        query={query}
        errorTitle={m.security_sessions_did_not_load()}
        errorLayout="panel"
        skeleton={<LoadingRows className="pad" rows={2} />}
      >
        {({ sessions, total }) => <Sessions sessions={sessions} total={total} />}
      </QueryBoundary>
    </Card>
  )
}

function Sessions({ sessions, total }: { sessions: ListedSession[]; total: number }) {
  const others = total - 1
  return (
    <>
      <ul className="rows">
        {sessions.map((it) => (
          <SessionRow key={it.id} session={it} />
        ))}
      </ul>
      {total > sessions.length && (
        <p className="pad text-ink-2">
          <Text of={m.security_sessions_shown} count={sessions.length} total={total} />
        </p>
      )}
      {others > 0 && (
        <div className="pad">
          <EndOthers others={others} />
        </div>
      )}
    </>
  )
}

const PHONE = /Android|iPhone|iPad/

function SessionRow({ session }: { session: ListedSession }) {
  const { date } = useDateFormat()
  const end = useEnding(
    () => callApi(endSession, { sessionId: session.id }),
    m.security_session_ended(),
  )
  const name = session.browser || m.security_unknown_browser()
  const Icon = PHONE.test(session.browser) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <Tile>
        <Icon className="icon" />
      </Tile>
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex flex-wrap items-center gap-2">
          <b>{name}</b>
          {session.isCurrent && <Badge kind="active">{m.security_this_device()}</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          <LastUse session={session} />
        </p>
        <p className="text-sm text-ink-2">
          <Text of={m.security_signed_in_on} date={date(session.firstSeen)} />
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          busy={end.isPending && m.security_ending()}
          aria-label={m.security_end_session_of({
            name,
            date: date(session.firstSeen),
          })}
          onClick={() => end.mutate()}
        >
          {m.security_end_session()}
        </Button>
      )}
    </li>
  )
}

/** When the session was last used, and from which network if it is known. */
function LastUse({ session: { isCurrent, lastSeen, network } }: { session: ListedSession }) {
  const { ago } = useDateFormat()
  const place = <span className="num">{network}</span>
  if (isCurrent)
    return network ? (
      <Text of={m.security_in_use_now_network} network={place} />
    ) : (
      m.security_in_use_now()
    )
  return network ? (
    <Text of={m.security_last_used_network} lastSeen={ago(lastSeen)} network={place} />
  ) : (
    <Text of={m.security_last_used} lastSeen={ago(lastSeen)} />
  )
}

function EndOthers({ others }: { others: number }) {
  const [isOpen, setOpen] = useState(false)
  const end = useEnding(
    () => callApi(endOtherSessions, {}),
    m.security_only_here(),
    () => setOpen(false),
  )
  return (
    <>
      <Button variant="destructive-outline" onClick={() => setOpen(true)}>
        {m.security_end_all_other_sessions()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        destructive
        title={m.security_end_all_others_question()}
        confirmLabel={m.security_end_all_others_confirm()}
        busy={end.isPending && m.security_ending()}
        error={end.error ? messageOf(end.error) : undefined}
        onClose={() => setOpen(false)}
        onConfirm={() => end.mutate()}
      >
        {m.security_signs_out_elsewhere({ count: others })}
      </ConfirmDialog>
    </>
  )
}

/** Ends sessions and fetches the list again, also after a failure. */
function useEnding(send: () => Promise<unknown>, message: string, onDone = () => {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(message)
      onDone()
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => invalidate(queryClient, keys.sessions),
  })
}
