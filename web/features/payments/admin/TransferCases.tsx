import { useState } from 'react'
import { CASE_REASONS, type TransferCase } from '../../../../contract/payments/transfers.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { useMay } from '../../../api/use-may.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { LazyDialog, lazyDialog } from '../../../kit/LazyDialog.tsx'
import { TestMark } from '../shared/LedgerTitle.tsx'
import type { RenderPicker } from './CloseCaseDialog.tsx'
import { transferAmount } from './transfer-amount.ts'

const CloseCaseDialog = lazyDialog(
  async () => (await import('./CloseCaseDialog.tsx')).CloseCaseDialog,
)

const columns: readonly Column<TransferCase>[] = [
  {
    key: 'transfer',
    header: m.payments_case_transfer(),
    cell: (it) => (
      <>
        <b className="num block font-semibold">
          {transferAmount(it)}
          {it.isTest && <TestMark />}
        </b>
        <span className="block text-small text-ink-2 wrap-anywhere">
          <bdi>{it.sender}</bdi>
        </span>
        <span className="num block text-small text-ink-2">
          <bdi dir="ltr">{it.account}</bdi>
        </span>
      </>
    ),
  },
  {
    key: 'why',
    header: m.payments_case_why(),
    cell: (it) => (
      <>
        {textOf(CASE_REASONS[it.reason])}
        {it.name && (
          <span className="block text-small text-ink-2">
            <bdi>{it.name}</bdi>
          </span>
        )}
        {it.note && (
          <span className="page-side block text-small text-ink-2 wrap-anywhere" dir="auto">
            {it.note}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'received',
    header: m.payments_case_received(),
    label: m.payments_case_received(),
    cell: (it) => (
      <span className="num md:whitespace-nowrap">
        <DateText at={it.receivedAt} format="dateTime" />
      </span>
    ),
  },
]

type TransferCasesProps = { cases: readonly TransferCase[]; renderPicker: RenderPicker }

/** Transfers that were not credited; an accountant closes them. */
export function TransferCases({ cases, renderPicker }: TransferCasesProps) {
  const mayClose = useMay('moveMoney')
  const [opened, setOpened] = useState<TransferCase>()
  const close = () => setOpened(undefined)
  return (
    <>
      <DataTable
        caption={m.payments_cases_title()}
        columns={columns}
        rows={cases}
        rowKey={(it) => it.id}
        actions={(it) =>
          it.closedAt > 0 ? (
            <Badge kind="plain">{m.payments_case_closed_mark()}</Badge>
          ) : (
            mayClose && (
              <Button variant="soft" onClick={() => setOpened(it)}>
                {m.payments_case_close()}
              </Button>
            )
          )
        }
      />
      {opened && (
        <LazyDialog title={m.payments_case_close()} onClose={close}>
          <CloseCaseDialog case={opened} renderPicker={renderPicker} onClose={close} />
        </LazyDialog>
      )}
    </>
  )
}
