import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { getCalendarFeed, resetCalendarFeed } from '../../../contract/live/calendar-feed.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'
import { useFormMutation } from '../../forms/use-form-mutation.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { CopyButton, LinkField } from '../../kit/CopyButton.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

/** The private address by which a calendar reads the live sessions of the user (R-SESSION-004). */
export function CalendarCard() {
  const query = useQuery(callQuery(getCalendarFeed, {}, keys.calendarFeed))
  return (
    <Card>
      <CardHead title={m.live_calendar()} />
      <div className="pad grid grid-cols-1 gap-4">
        <p className="text-ink-2">{m.live_calendar_what()}</p>
        <QueryBoundary query={query} errorTitle={m.live_calendar_did_not_load()}>
          {({ path }) => <Feed address={`${location.origin}${path}`} />}
        </QueryBoundary>
      </div>
    </Card>
  )
}

function Feed({ address }: { address: string }) {
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const reset = useFormMutation({
    send: (_: undefined, idempotencyKey) => callApi(resetCalendarFeed, { idempotencyKey }),
    successMessage: m.live_calendar_was_reset(),
    fallbackError: m.live_calendar_not_reset(),
    onSuccess: (feed) => {
      queryClient.setQueryData(keys.calendarFeed, feed)
      setConfirming(false)
    },
  })
  return (
    <>
      <LinkField label={m.live_calendar_address()} link={address} />
      <div className="flex flex-wrap gap-2">
        {/* calendars subscribe to addresses with this scheme */}
        <a className="btn btn-primary" href={address.replace(/^https?:/, 'webcal:')}>
          <CalendarPlus className="icon" aria-hidden />
          {m.live_calendar_open()}
        </a>
        <CopyButton
          text={address}
          copied={m.live_calendar_copied()}
          byHand={m.live_calendar_copy_by_hand()}
        >
          {m.live_calendar_copy()}
        </CopyButton>
        <Button variant="text" onClick={() => setConfirming(true)}>
          {m.live_calendar_reset()}
        </Button>
      </div>
      <p className="text-small text-ink-2">{m.live_calendar_late()}</p>
      <ConfirmDialog
        open={isConfirming}
        title={m.live_calendar_reset_title()}
        confirmLabel={m.live_calendar_reset()}
        busy={reset.isPending && m.kit_saving()}
        onConfirm={() => reset.mutate(undefined)}
        error={reset.errorMessage}
        onClose={() => setConfirming(false)}
      >
        {m.live_calendar_reset_what()}
      </ConfirmDialog>
    </>
  )
}
