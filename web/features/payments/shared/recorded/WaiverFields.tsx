import {
  WAIVER_NOTE_MAX,
  WAIVER_REASONS,
} from '../../../../../contract/enrolment/enrolment-payment.ts'
import { m } from '../../../../../messages/m.ts'
import { Select } from '../../../../kit/Select.tsx'
import { TextInput } from '../../../../kit/TextInput.tsx'
import type { PaymentDetails } from './payment-details.ts'
import { WAIVER_NAMES } from './payment-names.tsx'

const REASONS = WAIVER_REASONS.map((value) => ({ value, label: WAIVER_NAMES[value] }))

type WaiverFieldsProps = {
  details: Pick<PaymentDetails, 'waiver' | 'waiverNote'>
  onChange: (changes: Partial<PaymentDetails>) => void
}

/** Why a payment is waived, with a note (R-PAY-002). */
export function WaiverFields({ details: { waiver, waiverNote }, onChange }: WaiverFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={m.recorded_waiver_label()}
        placeholder={m.recorded_waiver_choose()}
        options={REASONS}
        required
        value={waiver}
        onChange={({ target }) =>
          onChange({ waiver: WAIVER_REASONS.find((it) => it === target.value) ?? '' })
        }
      />
      <TextInput
        label={m.recorded_waiver_note()}
        hint={m.recorded_waiver_note_hint()}
        value={waiverNote}
        maxLength={WAIVER_NOTE_MAX}
        autoComplete="off"
        onChange={({ target }) => onChange({ waiverNote: target.value })}
      />
    </div>
  )
}
