import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { sendTestEmail } from '../../../../contract/messages/mail.ts'
import { callApi } from '../../../api/call-api.ts'
import { mailStateQuery } from '../../../api/mail-state-query.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { SettingsCard } from './SettingsCard.tsx'

type TestResult = { accepted: boolean; to: string; answer: string }

/** Whether emails are delivered, and a test email to the administrator (decision 0220). */
export function MailSettings() {
  const { data } = useQuery(mailStateQuery)
  const [result, setResult] = useState<TestResult>()
  const test = useFormMutation({
    send: async () => setResult(await callApi(sendTestEmail, {})),
    successMessage: undefined,
    fallbackError: 'Failed to send a test email',
  })
  return (
    <SettingsCard title="Mail" id="mail">
      {data?.hasServer === false ? (
        <p>
          No mail server is set. Emails are written to a folder on the server and reach nobody. Set{' '}
          <code>SMTP_URL</code> and <code>MAIL_FROM</code> in the environment of the server and
          start it again.
        </p>
      ) : (
        <>
          <p className="text-ink-2">
            A test email goes to your own address. An accepted email can still land in the spam
            folder.
          </p>
          <div>
            <Button busy={test.isPending && 'Sending...'} onClick={() => test.mutate()}>
              <Send className="icon" aria-hidden />
              Send a test email
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {result && (
          <p className="wrap-anywhere">
            {result.accepted
              ? `The mail server accepted the email to ${result.to}: `
              : `The mail server did not accept the email to ${result.to}: `}
            <bdi>{result.answer}</bdi>
          </p>
        )}
      </div>
      {test.errorMessage && <FormError message={test.errorMessage} />}
    </SettingsCard>
  )
}
