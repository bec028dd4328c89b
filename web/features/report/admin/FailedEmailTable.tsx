import { type FailedEmail, retryEmail } from '../../../../contract/admin/admin-overview.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { DateCell } from '../../../kit/DateCell.tsx'
import { Text } from '../../../kit/Text.tsx'

const columns: readonly Column<FailedEmail>[] = [
  {
    key: 'to',
    header: m.report_recipient(),
    cell: ({ to }) => <b className="font-semibold wrap-anywhere">{to}</b>,
  },
  {
    key: 'subject',
    header: m.report_subject(),
    cell: ({ subject }) => (
      <span className="text-ink-2 wrap-anywhere">
        <bdi>{subject}</bdi>
      </span>
    ),
  },
  {
    key: 'reason',
    header: m.report_last_error(),
    cell: ({ reason, attempts }) => (
      <span className="text-ink-2 text-small wrap-anywhere">
        <Text
          of={m.report_reason_attempts}
          reason={reason || m.report_no_response()}
          count={attempts}
        />
      </span>
    ),
  },
  {
    key: 'failed',
    header: m.report_given_up(),
    cell: ({ failedAt }) => <DateCell at={failedAt} />,
  },
]

/** Failed emails, each with a button that sends it again. */
export function FailedEmailTable({ rows }: { rows: readonly FailedEmail[] }) {
  return (
    <DataTable
      caption={m.report_failed_emails()}
      columns={columns}
      rows={rows}
      rowKey={(it) => it.id}
      actions={(it) => <RetryButton email={it} />}
    />
  )
}

function RetryButton({ email }: { email: FailedEmail }) {
  const { mutate, isPending } = useFormMutation({
    send: () => callApi(retryEmail, { emailId: email.id }),
    successMessage: retryEmail.successMessage,
    fallbackError: m.report_email_not_sent_again(),
    stale: [adminKeys.failedEmails],
  })
  return (
    <Button
      variant="soft"
      busy={isPending && m.kit_sending()}
      aria-label={m.report_send_again_to({ to: email.to })}
      onClick={() => mutate()}
    >
      {m.report_send_again()}
    </Button>
  )
}
