import { Card, CardHead } from '../../../kit/Card.tsx'
import { type Choice, Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { LABELS, type limits } from './draft.ts'
import type { SettingsFormState } from './use-settings-form.ts'

const onOrOff = [
  { value: '1', label: 'On' },
  { value: '0', label: 'Off' },
]
const moments = [
  { value: 'first_payment', label: 'With the first payment' },
  { value: 'signup', label: 'At sign-up' },
]
const judges = [
  { value: '0', label: 'The server' },
  { value: '1', label: 'The browser (older apps)' },
]

/** Which rewards the school gives, when, and with how much at most (decisions 0350 and 0351). */
export function CreditRules({ form }: { form: SettingsFormState }) {
  return (
    <Card>
      <CardHead title="Rewards" />
      <div className="settings-fields settings-two">
        <Choose form={form} name="referralCredit" choices={onOrOff} />
        <Choose form={form} name="referralMoment" choices={moments} />
        <Limit form={form} name="referralStudentDailyMax" />
        <Limit form={form} name="referralDailyMax" hint="All students together. 0 is no limit" />
        <Choose form={form} name="quizCredit" choices={onOrOff} />
        <Choose
          form={form}
          name="quizTrustsClient"
          choices={judges}
          hint="A browser can claim a win that never was"
        />
        <Limit form={form} name="quizStudentDailyMax" />
        <Limit form={form} name="quizDailyMax" hint="All students together. 0 is no limit" />
        <Limit
          form={form}
          name="rewardDailyMax"
          hint="Referrals and quiz, all students together. 0 is no limit"
        />
      </div>
    </Card>
  )
}

type ChooseProps = {
  form: SettingsFormState
  name: 'referralCredit' | 'referralMoment' | 'quizCredit' | 'quizTrustsClient'
  choices: readonly Choice[]
  hint?: string
}

function Choose({ form, name, choices, hint }: ChooseProps) {
  const { readOnly, ...field } = form.field(name)
  return (
    <Select label={LABELS[name]} choices={choices} hint={hint} disabled={readOnly} {...field} />
  )
}

type LimitProps = { form: SettingsFormState; name: (typeof limits)[number]; hint?: string }

function Limit({ form, name, hint = '0 is no limit' }: LimitProps) {
  return (
    <TextInput
      label={LABELS[name]}
      hint={hint}
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
