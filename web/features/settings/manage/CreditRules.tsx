import { Card, CardHead } from '../../../kit/Card.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { LABELS } from './draft.ts'
import type { SettingsFormState } from './use-settings-form.ts'

const choices = [
  { value: '1', label: 'On' },
  { value: '0', label: 'Off' },
]

/** Whether friends who join and perfect quizzes are rewarded, and with how much at most (decision 0164). */
export function CreditRules({ form }: { form: SettingsFormState }) {
  return (
    <Card>
      <CardHead title="Rewards" />
      <div className="settings-fields settings-two">
        <Choice form={form} name="referralCredit" />
        <Most form={form} name="referralDailyMax" />
        <Choice form={form} name="quizCredit" />
        <Most form={form} name="quizDailyMax" />
      </div>
    </Card>
  )
}

type ChoiceProps = { form: SettingsFormState; name: 'referralCredit' | 'quizCredit' }

function Choice({ form, name }: ChoiceProps) {
  const { readOnly, ...field } = form.field(name)
  return <Select label={LABELS[name]} choices={choices} disabled={readOnly} {...field} />
}

type MostProps = { form: SettingsFormState; name: 'referralDailyMax' | 'quizDailyMax' }

function Most({ form, name }: MostProps) {
  return (
    <TextInput
      label={LABELS[name]}
      hint="All students together, in any 24 hours. 0 is no limit"
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      autoComplete="off"
      className="num"
      {...form.field(name)}
    />
  )
}
