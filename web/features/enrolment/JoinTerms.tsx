import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { getJoinPrice } from '../../../contract/enrolment/enrolment.ts'
import { partOf } from '../../../contract/enrolment/parts.ts'
import { m } from '../../../messages/m.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { Button } from '../../kit/Button.tsx'
import { RadioCard } from '../../kit/ChoiceCard.tsx'
import { formatPrice } from '../../kit/naira.ts'
import { Text } from '../../kit/Text.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import type { Purchase } from './purchase.ts'

/**
 * What a student who joins chooses before paying: all at once or in parts, and a coupon (R-PAY-006, R-PAY-007). Returns the
 * purchase at its price now, and the fields; none for a renewal or a part.
 */
export function useJoinTerms(offered: Purchase): { purchase: Purchase; terms: ReactNode } {
  const [inParts, setInParts] = useState(false)
  const [coupon, setCoupon] = useState('')
  const { classRef, price } = offered
  const quote = useQuery({
    queryKey: keys.joinPrice(classRef, coupon, price),
    queryFn: ({ signal }) => callApi(getJoinPrice, { classId: classRef, coupon }, { signal }),
    enabled: coupon !== '',
    retry: false,
  })
  if (offered.kind !== 'join') return { purchase: offered, terms: null }
  const applied = coupon === '' ? undefined : quote.data
  const total = applied?.total ?? price
  const parts = applied?.parts ?? offered.parts
  const isInParts = inParts && parts > 0
  const purchase: Purchase = {
    ...offered,
    price: isInParts ? partOf(total, parts, 1) : total,
    ...(isInParts && { inParts: true }),
    ...(applied && { coupon }),
  }
  const terms = (
    <>
      {parts > 0 && (
        <PartsChoice total={total} parts={parts} value={isInParts} onChange={setInParts} />
      )}
      <CouponField
        applied={applied?.coupon ?? null}
        isBusy={quote.isFetching}
        error={coupon !== '' && quote.error ? messageOf(quote.error) : ''}
        onApply={setCoupon}
      />
    </>
  )
  return { purchase, terms }
}

type PartsChoiceProps = {
  total: number
  parts: number
  value: boolean
  onChange: (inParts: boolean) => void
}

function PartsChoice({ total, parts, value, onChange }: PartsChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-1.5">{m.enrolment_how_to_pay()}</legend>
      <RadioCard name="parts" checked={!value} onChange={() => onChange(false)}>
        <b className="block font-semibold">
          <Text of={m.enrolment_pay_whole} amount={formatPrice(total)} />
        </b>
      </RadioCard>
      <RadioCard name="parts" checked={value} onChange={() => onChange(true)}>
        <b className="block font-semibold">
          <Text
            of={m.enrolment_pay_in_parts}
            count={parts}
            amount={formatPrice(partOf(total, parts, 1))}
          />
        </b>
        <span className="text-small text-ink-2">
          <Text of={m.enrolment_pay_in_parts_note} amount={formatPrice(partOf(total, parts, 2))} />
        </span>
      </RadioCard>
    </fieldset>
  )
}

type CouponFieldProps = {
  applied: { code: string; off: number } | null
  isBusy: boolean
  error: string
  onApply: (coupon: string) => void
}

/** 'Have a coupon?', its field, and what it takes off. */
function CouponField({ applied, isBusy, error, onApply }: CouponFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  if (applied) {
    return (
      <p className="m-0 flex flex-wrap items-center gap-2" role="status">
        <b className="font-semibold">
          <Text of={m.enrolment_coupon_off} code={applied.code} amount={formatPrice(applied.off)} />
        </b>
        <Button variant="soft" onClick={() => onApply('')}>
          {m.enrolment_remove_coupon()}
        </Button>
      </p>
    )
  }
  if (!isOpen) {
    return (
      <Button
        variant="brand-text"
        className="btn-flush justify-self-start"
        onClick={() => setOpen(true)}
      >
        {m.enrolment_have_coupon()}
      </Button>
    )
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(typed.trim())
  }
  return (
    <form className="flex flex-wrap items-start gap-2" onSubmit={apply}>
      <div className="min-w-40 flex-1">
        <TextInput
          label={m.enrolment_coupon()}
          value={typed}
          error={error}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {/* below the line of the label, beside the field, also while an error stands below it */}
      <Button
        type="submit"
        variant="soft"
        className="mt-[calc(1.40625rem*var(--leading)+8px)]"
        busy={isBusy && m.kit_processing()}
      >
        {m.enrolment_apply_coupon()}
      </Button>
    </form>
  )
}
