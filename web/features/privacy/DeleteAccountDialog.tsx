import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DELETION_DAYS, requestAccountDeletion } from '../../../contract/privacy/privacy.ts'
import { m } from '../../../messages/m.ts'
import { ApiError, callApi, messageOf } from '../../api/call-api.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { CheckboxCard } from '../../kit/ChoiceCard.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { DialogButtons } from '../../kit/DialogButtons.tsx'
import { nairaInText } from '../../kit/naira.ts'
import { PasswordInput } from '../../kit/PasswordInput.tsx'
import { Text } from '../../kit/Text.tsx'
import { toast } from '../../kit/toast.ts'

/** The message below a field, or below the form. */
type FormErrors = { password?: string; forfeit?: string; form?: string }

const facts = [
  [m.privacy_fact_removed(), m.privacy_fact_removed_text()],
  [m.privacy_fact_stays(), m.privacy_fact_stays_text()],
  [m.privacy_fact_exams(), m.privacy_fact_exams_text()],
  [m.privacy_fact_certificates(), m.privacy_fact_certificates_text()],
  [m.privacy_fact_backups(), m.privacy_fact_backups_text()],
  [m.privacy_fact_card_payments(), m.privacy_fact_card_payments_text()],
] as const

type DialogProps = { balance: number; email: string; onClose: () => void }

/** Lists the data that is deleted and that stays, with fields for the password and for giving up the balance. */
export function DeleteAccountDialog({ balance, email, onClose }: DialogProps) {
  const [errors, setErrors] = useState<FormErrors>({})
  const { mutate, isPending } = usePlanDeletion({ balance, onDone: onClose, onErrors: setErrors })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const password = String(data.get('password'))
    const missing: FormErrors = {}
    if (balance > 0 && !data.has('forfeit')) missing.forfeit = m.privacy_confirm_give_up()
    if (password === '') missing.password = m.privacy_enter_password()
    setErrors(missing)
    const [first] = Object.keys(missing)
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else if (!isPending) mutate(password)
  }
  return (
    <Dialog
      open
      title={m.privacy_delete_my_account()}
      description={m.privacy_deleted_after_days({
        count: DELETION_DAYS,
      })}
      closable={!isPending}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <DialogButtons
          onCancel={onClose}
          type="submit"
          variant="destructive"
          busy={isPending && m.privacy_planning()}
        >
          {m.privacy_delete_my_account()}
        </DialogButtons>
      }
    >
      <dl className="grid gap-2.5">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      {balance > 0 && (
        <div className="field">
          <CheckboxCard
            name="forfeit"
            aria-invalid={errors.forfeit ? true : undefined}
            aria-describedby={errors.forfeit ? 'forfeit-error' : undefined}
          >
            <b className="block font-semibold">
              <Text of={m.privacy_give_up_amount} amount={nairaInText(balance)} />
            </b>
            <span className="block text-small font-normal text-ink-2">
              {m.privacy_give_up_instead()}
            </span>
          </CheckboxCard>
          {errors.forfeit && (
            <p className="field-error" id="forfeit-error">
              {errors.forfeit}
            </p>
          )}
        </div>
      )}
      {/* identifies the account for password managers */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={m.kit_password()}
        autoComplete="current-password"
        enterKeyHint="go"
        required
        name="password"
        error={errors.password}
      />
      {errors.form && (
        <p className="field-error" role="alert">
          {errors.form}
        </p>
      )}
    </Dialog>
  )
}

type PlanOptions = {
  balance: number
  onDone: () => void
  onErrors: (errors: FormErrors) => void
}

/** Plans the deletion with the given password. A changed balance is loaded again. */
function usePlanDeletion({ balance, onDone, onErrors }: PlanOptions) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => callApi(requestAccountDeletion, { password, balance }),
    onSuccess: (data) => {
      queryClient.setQueryData(keys.myData, data)
      toast.success(m.privacy_deletion_planned())
      onDone()
    },
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'wrong_current_password') onErrors({ password: m.privacy_wrong_password() })
      else onErrors({ form: messageOf(error) })
      if (code === 'balance_changed') return invalidate(queryClient, keys.myData)
    },
  })
}
