import { useQuery } from '@tanstack/react-query'
import {
  COUPON_PATTERN,
  type CouponKind,
  lastDayError,
  normalizeCoupon,
} from '../../../../contract/enrolment/coupon-rules.ts'
import { createCoupon } from '../../../../contract/enrolment/coupons.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { AmountInput } from '../../../kit/AmountInput.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { NumberInput } from '../../../kit/NumberInput.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { classChoicesQuery } from './class-choices-query.ts'

type Values = {
  code: string
  kind: CouponKind
  value: string
  maxUses: string
  lastDay: string
  note: string
  /** Empty for all classes. */
  classIds: readonly number[]
}

const KINDS = [
  { value: 'percent' as const, label: m.enrolment_coupon_percent() },
  { value: 'naira' as const, label: m.enrolment_coupon_naira() },
]

const validateToday = (today: string) =>
  validateBy<Values>({
    lastDay: (day) => {
      const error = lastDayError(day, today)
      return error ? textOf(error) : undefined
    },
    code: (code) =>
      COUPON_PATTERN.test(normalizeCoupon(code)) ? undefined : m.enrolment_coupon_enter_code(),
    value: (text, { kind }) => {
      const value = Number(text)
      if (kind === 'percent')
        return /^\d{1,3}$/.test(text.trim()) && value >= 1 && value <= 100
          ? undefined
          : m.enrolment_coupon_enter_percent()
      return /^\d{1,9}(\.\d{1,2})?$/.test(text.trim()) && value > 0
        ? undefined
        : m.enrolment_coupon_enter_amount()
    },
    maxUses: (text) =>
      /^\d{1,6}$/.test(text.trim() || '0') ? undefined : m.enrolment_coupon_enter_uses(),
  })

/** Makes a coupon: code, percent or naira, classes, number of uses and last day (R-PAY-007). */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const today = useDateFormat().today()
  const form = useForm({
    initial: () =>
      unchanged<Values>({
        ...{ code: '', kind: 'percent', value: '', maxUses: '0' },
        ...{ lastDay: '', note: '', classIds: [] },
      }),
    validate: validateToday(today),
  })
  const make = useMakeCoupon(onClose)
  const { kind, classIds } = form.values
  const ValueInput = kind === 'percent' ? NumberInput : AmountInput
  return (
    <FormDialog
      title={m.enrolment_new_coupon()}
      submitLabel={m.enrolment_coupon_make()}
      busyLabel={make.isPending && m.enrolment_coupon_making()}
      error={make.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(() => make.mutate(form.values), make.isPending)}
    >
      <TextInput
        label={m.enrolment_coupon_code()}
        hint={m.enrolment_coupon_code_hint()}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        required
        {...form.field('code')}
      />
      <SegmentedControl
        showLabel
        label={m.enrolment_coupon_kind()}
        options={KINDS}
        value={kind}
        onChange={(it) => form.update({ kind: it })}
      />
      <ValueInput label={m.enrolment_coupon_value()} required {...form.field('value')} />
      <ClassChoice chosen={classIds} onChange={(it) => form.update({ classIds: it })} />
      <div className="form-columns">
        <NumberInput
          label={m.enrolment_coupon_uses()}
          hint={m.enrolment_coupon_uses_hint()}
          min={0}
          step={1}
          {...form.field('maxUses')}
        />
        <TextInput
          label={m.enrolment_coupon_last_day()}
          type="date"
          min={today}
          className="num"
          {...form.field('lastDay')}
        />
      </div>
      <TextInput
        label={m.enrolment_coupon_note()}
        maxLength={200}
        dir="auto"
        {...form.field('note')}
      />
    </FormDialog>
  )
}

type ClassChoiceProps = { chosen: readonly number[]; onChange: (ids: number[]) => void }

/** The classes of a coupon; none chosen is all of them. */
function ClassChoice({ chosen, onChange }: ClassChoiceProps) {
  const { data: classes = [] } = useQuery(classChoicesQuery)
  const priced = classes.filter((it) => it.price > 0)
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-1.5">{m.enrolment_coupon_classes()}</legend>
      <CheckboxCard checked={chosen.length === 0} onChange={() => onChange([])}>
        {m.enrolment_coupon_all_classes()}
      </CheckboxCard>
      <div className="grid max-h-60 auto-rows-max gap-2 overflow-y-auto">
        {priced.map((it) => (
          <CheckboxCard
            key={it.id}
            checked={chosen.includes(it.id)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, it.id] : chosen.filter((other) => other !== it.id),
              )
            }
          >
            <BilingualTitle>{it.name}</BilingualTitle>
          </CheckboxCard>
        ))}
      </div>
    </fieldset>
  )
}

function useMakeCoupon(onDone: () => void) {
  return useFormMutation({
    send: ({ code, kind, value, maxUses, lastDay, note, classIds }: Values, idempotencyKey) =>
      callApi(createCoupon, {
        ...{ code, kind, lastDay, note: note.trim(), idempotencyKey },
        ...(kind === 'percent'
          ? { percent: Number(value) }
          : { amount: Math.round(Number(value) * 100) }),
        maxUses: Number(maxUses.trim() || '0'),
        ...(classIds.length > 0 && { classIds: [...classIds] }),
      }),
    successMessage: createCoupon.successMessage,
    fallbackError: m.enrolment_coupon_make_failed(),
    onSuccess: onDone,
    stale: [adminKeys.coupons],
  })
}
