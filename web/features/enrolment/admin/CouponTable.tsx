import { useQueryClient } from '@tanstack/react-query'
import { TicketX, Users } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { endCoupon, type ListedCoupon } from '../../../../contract/enrolment/coupons.ts'
import { startOfDay } from '../../../../contract/platform/school-time.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { LazyDialog, lazyDialog } from '../../../kit/LazyDialog.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { digitsText } from '../../../kit/number-text.ts'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { toast } from '../../../kit/toast.ts'

const CouponUsesDialog = lazyDialog(
  async () => (await import('./CouponUsesDialog.tsx')).CouponUsesDialog,
)

const columns: readonly Column<ListedCoupon>[] = [
  {
    key: 'code',
    header: m.enrolment_coupon_code(),
    cell: ({ code, note, isEnded }) => (
      <>
        <b className="font-semibold" dir="ltr">
          {code}
        </b>
        {isEnded && (
          <>
            {' '}
            <Badge kind="inactive">{m.enrolment_coupon_ended()}</Badge>
          </>
        )}
        {note && (
          <span className="page-side block text-small text-ink-2 wrap-anywhere" dir="auto">
            {note}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'off',
    header: m.enrolment_coupon_kind(),
    label: m.enrolment_coupon_kind(),
    cell: ({ kind, percent, amount }) => (
      <span className="num md:whitespace-nowrap">
        {kind === 'percent' ? digitsText(`${percent}%`) : formatPrice(amount)}
      </span>
    ),
  },
  {
    key: 'classes',
    header: m.enrolment_coupon_classes(),
    label: m.enrolment_coupon_classes(),
    cell: ({ classes }) =>
      classes.length === 0 ? (
        <span className="text-ink-2">{m.enrolment_coupon_all_classes()}</span>
      ) : (
        <ul className="m-0 list-none p-0">
          {classes.map((it) => (
            <li key={it.id}>
              <BilingualTitle>{it.name}</BilingualTitle>
            </li>
          ))}
        </ul>
      ),
  },
  {
    key: 'uses',
    header: m.enrolment_coupon_used(),
    label: m.enrolment_coupon_used(),
    alignEnd: true,
    cell: ({ uses, maxUses }) => (
      <span className="num">
        {maxUses === 0 ? uses : m.enrolment_coupon_used_of({ uses, max: maxUses })}
      </span>
    ),
  },
  {
    key: 'last',
    header: m.enrolment_coupon_last_day(),
    label: m.enrolment_coupon_last_day(),
    cell: ({ lastDay }) =>
      lastDay === '' ? m.enrolment_coupon_no_last_day() : <LastDay day={lastDay} />,
  },
  {
    key: 'given',
    header: m.enrolment_coupon_given(),
    label: m.enrolment_coupon_given(),
    alignEnd: true,
    cell: ({ given }) => <span className="num">{formatPrice(given)}</span>,
  },
]

function LastDay({ day }: { day: string }) {
  return (
    <span className="num md:whitespace-nowrap">
      <DateText at={startOfDay(day, useTimeZone())} />
    </span>
  )
}

type CouponTableProps = { coupons: readonly ListedCoupon[]; mayEnd: boolean }

/** The coupons with their uses; an owner ends them. */
export function CouponTable({ coupons, mayEnd }: CouponTableProps) {
  return (
    <DataTable
      caption={m.enrolment_coupons()}
      columns={columns}
      rows={coupons}
      rowKey={(it) => it.id}
      actions={(it) => <CouponActions coupon={it} mayEnd={mayEnd} />}
    />
  )
}

function CouponActions({ coupon, mayEnd }: { coupon: ListedCoupon; mayEnd: boolean }) {
  const queryClient = useQueryClient()
  const [isShown, setShown] = useState(false)
  const close = () => setShown(false)

  async function end() {
    const { confirm } = await import('../../../kit/confirm.tsx')
    const isConfirmed = await confirm({
      title: m.enrolment_coupon_end_question({ code: coupon.code }),
      text: m.enrolment_coupon_end_note(),
      confirmLabel: m.enrolment_coupon_end(),
      isDestructive: true,
    })
    if (!isConfirmed) return
    try {
      await callApi(endCoupon, { couponId: coupon.id })
      toast.success(m.enrolment_coupon_was_ended())
    } catch (error) {
      toast.error(messageOf(error as Error, m.enrolment_coupon_end_failed()))
    }
    await invalidate(queryClient, adminKeys.coupons)
  }

  return (
    <>
      <Menu
        label={m.enrolment_coupon_actions({ code: coupon.code })}
        items={[
          {
            label: m.enrolment_coupon_who(),
            icon: <Users className="icon" aria-hidden />,
            onSelect: () => setShown(true),
          },
          ...(mayEnd
            ? [
                {
                  label: m.enrolment_coupon_end(),
                  icon: <TicketX className="icon" aria-hidden />,
                  onSelect: () => void end(),
                  disabled: coupon.isEnded,
                  destructive: true,
                },
              ]
            : []),
        ]}
      />
      {isShown &&
        createPortal(
          <LazyDialog title={m.enrolment_coupon_who()} onClose={close}>
            <CouponUsesDialog coupon={coupon} onClose={close} />
          </LazyDialog>,
          document.body,
        )}
    </>
  )
}
