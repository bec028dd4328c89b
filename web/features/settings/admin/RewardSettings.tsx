import { m } from '../../../../messages/m.ts'
import { AmountInput } from '../../../kit/AmountInput.tsx'
import { Select, type SelectOption } from '../../../kit/Select.tsx'
import { SettingsCard } from './SettingsCard.tsx'
import { FIELD_LABELS, type LIMIT_FIELDS } from './settings-draft.ts'
import type { SettingsFormState } from './use-settings-form.ts'

const ON_OFF_OPTIONS = [
  { value: '1', label: m.settings_on() },
  { value: '0', label: m.settings_off() },
]
const REFERRAL_MOMENT_OPTIONS = [
  { value: 'first_payment', label: m.settings_with_first_payment() },
  { value: 'signup', label: m.settings_at_sign_up() },
]
const QUIZ_REWARD_OPTIONS = [
  { value: 'after_first_payment', label: m.settings_with_first_payment() },
  { value: 'at_once', label: m.settings_at_once() },
]
const QUIZ_JUDGE_OPTIONS = [
  { value: '0', label: m.settings_judge_server() },
  { value: '1', label: m.settings_judge_browser() },
]

/** The settings of the rewards: switches, times and limits (decisions 0350 and 0351). */
export function RewardSettings({ form }: { form: SettingsFormState }) {
  return (
    <SettingsCard title={m.settings_rewards()} hasColumns>
      <RewardSelect form={form} name="referralCredit" choices={ON_OFF_OPTIONS} />
      <RewardSelect form={form} name="referralMoment" choices={REFERRAL_MOMENT_OPTIONS} />
      <LimitField form={form} name="referralStudentDailyMax" />
      <LimitField form={form} name="referralDailyMax" hint={m.settings_limit_all_students_hint()} />
      <RewardSelect form={form} name="quizCredit" choices={ON_OFF_OPTIONS} />
      <RewardSelect
        form={form}
        name="quizReward"
        choices={QUIZ_REWARD_OPTIONS}
        hint={m.settings_quiz_at_once_hint()}
      />
      <RewardSelect
        form={form}
        name="quizTrustsClient"
        choices={QUIZ_JUDGE_OPTIONS}
        hint={m.settings_quiz_judge_hint()}
      />
      <LimitField form={form} name="quizStudentDailyMax" />
      <LimitField form={form} name="quizDailyMax" hint={m.settings_limit_all_students_hint()} />
      <LimitField form={form} name="rewardDailyMax" hint={m.settings_limit_all_rewards_hint()} />
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

function LimitField({ form, name, hint = m.settings_limit_hint() }: LimitFieldProps) {
  return <AmountInput label={FIELD_LABELS[name]} hint={hint} {...form.field(name)} />
}
