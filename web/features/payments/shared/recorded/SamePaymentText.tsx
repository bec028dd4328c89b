import type { SamePayment } from '../../../../../contract/payments/recorded-payments.ts'
import { m } from '../../../../../messages/m.ts'
import { formatPrice } from '../../../../kit/naira.ts'
import { Text } from '../../../../kit/Text.tsx'
import { useDateFormat } from '../../../../kit/use-date-format.ts'

/** 'This reference was recorded: Amina Bello, ₦15,000, 3 Nov 2026' */
export function SamePaymentText({ same: { name, amount, date } }: { same: SamePayment }) {
  const { day } = useDayText()
  return (
    <Text
      of={m.recorded_same}
      name={<bdi className="font-semibold">{name}</bdi>}
      amount={formatPrice(amount)}
      day={day(date)}
    />
  )
}

/** A function that writes a day 'YYYY-MM-DD'. */
export function useDayText() {
  const { date } = useDateFormat()
  // noon in UTC is the same day in every time zone of Africa
  return { day: (text: string) => date(Date.parse(`${text}T12:00:00Z`) / 1000) }
}
