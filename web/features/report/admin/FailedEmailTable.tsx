import { useQueryClient } from '@tanstack/react-query'
import { type FailedEmail, retryEmail } from '../../../../contract/admin/admin-overview.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { DateCell } from '../../../kit/DateCell.tsx'

const columns: readonly Column<FailedEmail>[] = [
  {
    key: 'to',
    header: 'Recipient',
    cell: ({ to }) => <b className="font-semibold wrap-anywhere">{to}</b>,
  },
  {
    key: 'subject',
    header: 'Subject',
    cell: ({ subject }) => (
      <span className="text-ink-2 wrap-anywhere">
        <bdi>{subject}</bdi>
      </span>
    ),
  },
  {
    key: 'reason',
    header: 'Last error',
    cell: ({ reason, attempts }) => (
      <span className="text-ink-2 text-small wrap-anywhere">
        {reason || 'No response'} ({attempts} {attempts === 1 ? 'attempt' : 'attempts'})
      </span>
    ),
  },
  {
    key: 'failed',
    header: 'Given up',
    cell: ({ failedAt }) => <DateCell at={failedAt} />,
  },
]

/** Failed emails, each with a button that sends it again. */
export function FailedEmailTable({ rows }: { rows: readonly FailedEmail[] }) {
  return (
    <DataTable
      caption="Failed emails"
      columns={columns}
      rows={rows}
      rowKey={(it) => it.id}
      actions={(it) => <RetryButton email={it} />}
    />
  )
}

function RetryButton({ email }: { email: FailedEmail }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useFormMutation({
    send: () => callApi(retryEmail, { emailId: email.id }),
    successMessage: retryEmail.successMessage,
    fallbackError: 'Failed to send the email again',
    onSettled: () => invalidate(queryClient, adminKeys.failedEmails),
  })
  return (
    <Button variant="soft" busy={isPending && 'Sending...'} onClick={() => mutate()}>
      Send again
      <span className="sr-only"> to {email.to}</span>
    </Button>
  )
}
