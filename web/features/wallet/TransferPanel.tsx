import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Landmark } from 'lucide-react'
import {
  checkTransfers,
  openTransferAccount,
  type TransferAccount,
} from '../../../contract/payments/transfers.ts'
import { MIN_CARD_FUNDING } from '../../../contract/wallet/wallet.ts'
import { m } from '../../../messages/m.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { classNames } from '../../kit/class-names.ts'
import { copyText } from '../../kit/copy-text.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { formatPrice } from '../../kit/naira.ts'
import { Text } from '../../kit/Text.tsx'
import { toast } from '../../kit/toast.ts'
import { transferAccountQuery } from './queries.ts'

/** 'Pay by transfer': the account number of the student, opened at the first use, with copy buttons (R-PAY-003). */
export function TransferPanel() {
  const state = useQuery(transferAccountQuery).data
  if (!state || (!state.isAvailable && !state.account)) return null
  return (
    <Card aria-label={m.wallet_pay_by_transfer()}>
      <CardHead title={m.wallet_pay_by_transfer()} />
      <div className="pad grid gap-3">
        {state.account ? (
          <OpenedAccount account={state.account} isTest={state.isTest} />
        ) : (
          <OpenAccount />
        )}
      </div>
    </Card>
  )
}

function OpenAccount() {
  const queryClient = useQueryClient()
  const open = useMutation({
    mutationFn: () => callApi(openTransferAccount, {}),
    onError: (error) => toast.error(messageOf(error, m.wallet_transfer_failed())),
    onSettled: () => invalidate(queryClient, keys.transferAccount),
  })
  return (
    <>
      <p className="m-0 text-ink-2">{m.wallet_transfer_start()}</p>
      {open.error && (
        <p role="alert" className="m-0 text-danger-ink">
          {messageOf(open.error, m.wallet_transfer_failed())}
        </p>
      )}
      <Button
        variant="soft"
        className="justify-self-start"
        busy={open.isPending && m.kit_processing()}
        onClick={() => open.mutate()}
      >
        <Landmark className="icon" aria-hidden />
        {m.wallet_get_account()}
      </Button>
    </>
  )
}

type OpenedAccountProps = { account: TransferAccount; isTest: boolean }

function OpenedAccount({ account, isTest }: OpenedAccountProps) {
  const queryClient = useQueryClient()
  const refresh = () => invalidate(queryClient, keys.walletHistory, keys.user)
  const look = useMutation({
    mutationFn: () => callApi(checkTransfers, {}),
    onSuccess: () => toast.info(m.wallet_transfer_looked()),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: refresh,
  })
  return (
    <>
      <p className="m-0 text-ink-2">
        <Text of={m.wallet_transfer_how} amount={formatPrice(MIN_CARD_FUNDING)} />
      </p>
      <dl className="m-0 grid gap-2">
        <CopiedFact label={m.wallet_account_number()} text={account.number} isNumber />
        <CopiedFact label={m.wallet_bank()} text={account.bank} />
        <CopiedFact label={m.wallet_account_name()} text={account.name} />
      </dl>
      <Button
        variant="soft"
        className="justify-self-start"
        busy={look.isPending && m.kit_processing()}
        onClick={() => look.mutate()}
      >
        {m.wallet_i_transferred()}
      </Button>
      {isTest && <SimulateTransfer number={account.number} onSimulated={refresh} />}
    </>
  )
}

type CopiedFactProps = { label: string; text: string; isNumber?: boolean }

/** A value with its copy button. */
function CopiedFact({ label, text, isNumber = false }: CopiedFactProps) {
  const copy = async () => {
    if (await copyText(text)) toast.success(m.wallet_copied())
    else toast.info(m.wallet_copy_by_hand())
  }
  return (
    <div>
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="m-0 flex items-center justify-between gap-3 font-semibold">
        <bdi
          dir={isNumber ? 'ltr' : 'auto'}
          className={classNames('min-w-0 wrap-anywhere', isNumber && 'num text-lg')}
        >
          {text}
        </bdi>
        <IconButton
          label={m.wallet_copy({ what: label })}
          icon={<Copy className="icon" aria-hidden />}
          onClick={() => void copy()}
        />
      </dd>
    </div>
  )
}

const TEST_AMOUNT = 1_000_00

/** In a school where payments are simulated: a transfer without a bank (R-MONEY-014). */
function SimulateTransfer({ number, onSimulated }: { number: string; onSimulated: () => unknown }) {
  const simulate = useMutation({
    mutationFn: async () => {
      const response = await fetch('/sandbox/transfer', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account_number: number, amount: TEST_AMOUNT, outcome: 'success' }),
      })
      if (!response.ok) throw new Error(String(response.status))
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: onSimulated,
  })
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <p className="m-0 text-small text-ink-2">{m.wallet_transfer_test_note()}</p>
      <Button
        variant="outline"
        className="justify-self-start"
        busy={simulate.isPending && m.kit_processing()}
        onClick={() => simulate.mutate()}
      >
        <span>
          <Text of={m.wallet_transfer_test} amount={formatPrice(TEST_AMOUNT)} />
        </span>
      </Button>
    </div>
  )
}
