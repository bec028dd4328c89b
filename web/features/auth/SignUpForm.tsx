import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { MAX_REFERRAL_CODE } from '../../../contract/auth/referral-code.ts'
import { signup } from '../../../contract/auth/sign-up.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { startSession } from '../../api/session.ts'
import { Button } from '../../kit/Button.tsx'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { Note } from '../../kit/Tile.tsx'
import { toast } from '../../kit/toast.ts'
import { AuthLink, type NavigateAuth } from './auth-links.tsx'
import { REWARD_TEXT } from './referral.ts'
import { offerText, referralOfferQuery } from './referral-offer.ts'
import { useAccountForm } from './use-account-form.ts'
import { usePrefetchNextPage } from './use-next-page.ts'
import {
  optional,
  validateEmail,
  validateFirstPassword,
  validateName,
  validatePhone,
} from './validation-rules.ts'

type SignUpFormProps = {
  onNavigate?: NavigateAuth
  /** The referral code of the link, or ''. */
  referralCode: string
  /** True if the referral reward is paid with the first payment (decision 0350). */
  isRewardedLater?: boolean
}

/** The sign-up form. A referral code from the link cannot be changed (R-AUTH-007). */
export function SignUpForm({ onNavigate, referralCode, isRewardedLater = false }: SignUpFormProps) {
  const offer = useQuery(referralOfferQuery(referralCode)).data
  const prefetchNextPage = usePrefetchNextPage()
  const { busy, field, onSubmit } = useAccountForm({
    rules: {
      name: validateName,
      email: validateEmail,
      phone: validatePhone,
      password: validateFirstPassword,
      referralCode: optional,
    },
    submit: ({ referralCode: code, ...values }) => {
      const response = callApi(signup, { ...values, ...(code.trim() && { referralCode: code }) })
      prefetchNextPage()
      return response
    },
    fieldOfError: { email_taken: 'email', name_reserved: 'name' },
    onSuccess: ({ referralNotice: notice, ...user }) => {
      toast.success(m.auth_registration_successful())
      if (notice) toast.info(notice)
      startSession(user)
    },
  })
  return (
    <form className="grid grid-cols-1 gap-4.5" onSubmit={onSubmit} noValidate>
      {offer && offerText(offer) && (
        <Note tone="success" icon={<Gift className="icon" aria-hidden />}>
          <p role="status">{offerText(offer)}</p>
        </Note>
      )}
      <TextInput
        label={m.auth_full_name()}
        autoComplete="name"
        maxLength={120}
        required
        {...field('name')}
      />
      <TextInput
        label={m.kit_email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <TextInput
        label={m.kit_phone_number()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        {...field('phone')}
      />
      <PasswordInput
        label={m.kit_password()}
        hint={m.auth_password_hint()}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <TextInput
        label={m.auth_referral_code()}
        hint={
          offer?.known === false
            ? m.auth_referral_code_unknown()
            : hintOf(referralCode, isRewardedLater)
        }
        defaultValue={referralCode}
        readOnly={referralCode !== ''}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_REFERRAL_CODE}
        enterKeyHint="go"
        {...field('referralCode')}
      />
      <Button type="submit" variant="primary" fullWidth busy={busy && m.auth_signing_up()}>
        {m.auth_sign_up()}
      </Button>
      <p className="text-center text-ink-2">
        {m.auth_already_have_account()}{' '}
        <AuthLink to="sign-in" onNavigate={onNavigate}>
          {m.auth_sign_in_link()}
        </AuthLink>
      </p>
    </form>
  )
}

function hintOf(referralCode: string, isRewardedLater: boolean): string {
  if (!isRewardedLater) return referralCode ? m.auth_referral_code_of_link() : m.kit_optional()
  const reward = REWARD_TEXT
  return referralCode
    ? m.auth_referral_code_of_link_later({ reward })
    : m.auth_referral_code_optional_later({ reward })
}
