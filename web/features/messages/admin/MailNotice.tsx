import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import type { MailState } from '../../../../contract/messages/mail.ts'
import { m } from '../../../../messages/m.ts'
import { mailStateQuery } from '../../../api/mail-state-query.ts'
import { paths } from '../../../api/paths.ts'
import { useMay } from '../../../api/use-may.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'

/** Says that no email is delivered at present, and why (decision 0220); nothing while emails are delivered. */
export function MailNotice({ hasLink = true }: { hasLink?: boolean }) {
  const seesMail = useMay('viewMail')
  const { data } = useQuery({ ...mailStateQuery, enabled: seesMail })
  if (!data || (data.hasServer && !data.paused)) return null
  return (
    <Note tone="warning" icon={<MailWarning className="icon" aria-hidden />}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="grow basis-60">
          {data.hasServer ? <Paused state={data} /> : <NoServer state={data} />}
        </div>
        {hasLink && (
          <ButtonLink to={`${paths.admin.settings}#mail`}>{m.messages_mail_settings()}</ButtonLink>
        )}
      </div>
    </Note>
  )
}

function NoServer({ state: { inFolder, waiting } }: { state: MailState }) {
  const count = inFolder + waiting
  return (
    <>
      <b className="block">
        {count > 0 ? m.messages_no_mail_server_waiting({ count }) : m.messages_no_mail_server()}
      </b>
      <p>{m.messages_no_mail_server_hint()}</p>
    </>
  )
}

function Paused({ state: { paused, waiting } }: { state: MailState }) {
  const { ago, dateTime } = useDateFormat()
  if (!paused) return null
  return (
    <>
      <b className="block">{m.messages_mail_server_paused({ count: waiting })}</b>
      <p className="wrap-anywhere">
        <Text
          of={m.messages_mail_paused_since}
          since={ago(paused.since).toLowerCase()}
          reason={paused.reason}
          date={dateTime(paused.until)}
        />
      </p>
    </>
  )
}
