import { AmountInput } from '../../../kit/AmountInput.tsx'
import { Select, type SelectOption } from '../../../kit/Select.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { FIELD_LABELS, type LIMIT_FIELDS } from './settings-draft.ts'
import type { SettingsFormState } from './use-settings-form.ts'

const ON_OFF_OPTIONS = [
  { value: '1', label: 'On' },
  { value: '0', label: 'Off' },
]
const REFERRAL_MOMENT_OPTIONS = [
  { value: 'first_payment', label: 'With the first payment' },
  { value: 'signup', label: 'At sign-up' },
]
const QUIZ_REWARD_OPTIONS = [
  { value: 'after_first_payment', label: 'With the first payment' },
  { value: 'at_once', label: 'At once' },
]
const QUIZ_JUDGE_OPTIONS = [
  { value: '0', label: 'The server' },
  { value: '1', label: 'The browser (older apps)' },
]

/** The settings of the rewards: switches, times and limits (decisions 0350 and 0351). */
export function RewardSettings({ form }: { form: SettingsFormState }) {
  return (
    <SettingsCard title="Rewards" hasColumns>
      <RewardSelect form={form} name="referralCredit" choices={ON_OFF_OPTIONS} />
      <RewardSelect form={form} name="referralMoment" choices={REFERRAL_MOMENT_OPTIONS} />
      <LimitField form={form} name="referralStudentDailyMax" />
      <LimitField form={form} name="referralDailyMax" hint="All students together. 0 is no limit" />
      <RewardSelect form={form} name="quizCredit" choices={ON_OFF_OPTIONS} />
      <RewardSelect
        form={form}
        name="quizReward"
        choices={QUIZ_REWARD_OPTIONS}
        hint="Anybody can create an account and play for money at once"
      />
      <RewardSelect
        form={form}
        name="quizTrustsClient"
        choices={QUIZ_JUDGE_OPTIONS}
        hint="A browser can claim a win that did not happen"
      />
      <LimitField form={form} name="quizStudentDailyMax" />
      <LimitField form={form} name="quizDailyMax" hint="All students together. 0 is no limit" />
      <LimitField
        form={form}
        name="rewardDailyMax"
        hint="Referrals and quiz, all students together. 0 is no limit"
      />
    </SettingsCard>
  )
}

type RewardSelectProps = {
  form: SettingsFormState
  name: 'referralCredit' | 'referralMoment' | 'quizCredit' | 'quizReward' | 'quizTrustsClient'
  choices: readonly SelectOption[]
  hint?: string
}

function RewardSelect({ form, name, choices, hint }: RewardSelectProps) {
  const { readOnly, ...field } = form.field(name)
  return (
    <Select
      label={FIELD_LABELS[name]}
      options={choices}
      hint={hint}
      disabled={readOnly}
      {...field}
    />
  )
}

type LimitFieldProps = {
  form: SettingsFormState
  name: (typeof LIMIT_FIELDS)[number]
  hint?: string
}

function LimitField({ form, name, hint = '0 is no limit' }: LimitFieldProps) {
  return <AmountInput label={FIELD_LABELS[name]} hint={hint} {...form.field(name)} />
}
