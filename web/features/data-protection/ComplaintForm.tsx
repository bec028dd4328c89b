import { useState } from 'react'
import { personName } from '../../../contract/auth/person-name.ts'
import { email } from '../../../contract/platform/wire.ts'
import { addComplaint, COMPLAINT_MAX } from '../../../contract/privacy/data-protection.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { FormError } from '../../forms/FormError.tsx'
import { allOf, matches, required, validateBy } from '../../forms/field-rules.ts'
import { unchanged, useForm } from '../../forms/use-form.ts'
import { useFormMutation } from '../../forms/use-form-mutation.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea, TextInput } from '../../kit/TextInput.tsx'
import { Note } from '../../kit/Tile.tsx'
import { useDateFormat } from '../../kit/use-date-format.ts'

type Values = { name: string; email: string; complaint: string }
type Receipt = { number: string; dueAt: number }

const validate = validateBy<Values>({
  name: allOf(
    required(m.data_protection_enter_name()),
    matches(personName, m.data_protection_enter_name()),
  ),
  email: matches(email, m.data_protection_enter_email()),
  complaint: required(m.data_protection_enter_complaint()),
})

/** A complaint about personal data: its writer gets a number and the day of the answer (R-SAFE-009). */
export function ComplaintForm({ initial }: { initial: Pick<Values, 'name' | 'email'> }) {
  const [receipt, setReceipt] = useState<Receipt>()
  const form = useForm<Values>({
    initial: () => unchanged({ ...initial, complaint: '' }),
    validate,
  })
  const send = useFormMutation({
    send: (values: Values) => callApi(addComplaint, values),
    fallbackError: m.data_protection_complaint_not_sent(),
    onSuccess: setReceipt,
  })
  return (
    <Card id="complaint" className="scroll-mt-20">
      <CardHead title={m.data_protection_complain()} />
      <div className="pad">
        {receipt ? (
          <ReceiptNote receipt={receipt} />
        ) : (
          <form
            className="grid gap-4.5"
            noValidate
            onSubmit={form.handleSubmit((it) => send.mutate(it), send.isPending)}
          >
            <p className="text-ink-2">{m.data_protection_complain_hint()}</p>
            <TextInput
              label={m.data_protection_name()}
              autoComplete="name"
              dir="auto"
              maxLength={100}
              required
              {...form.field('name')}
            />
            <TextInput
              label={m.kit_email()}
              type="email"
              inputMode="email"
              autoComplete="email"
              dir="ltr"
              required
              {...form.field('email')}
            />
            <TextArea
              label={m.data_protection_complaint()}
              rows={5}
              dir="auto"
              maxLength={COMPLAINT_MAX}
              required
              {...form.field('complaint')}
            />
            {send.errorMessage && <FormError message={send.errorMessage} />}
            <div>
              <Button type="submit" variant="primary" busy={send.isPending && m.kit_sending()}>
                {m.data_protection_send_complaint()}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Card>
  )
}

function ReceiptNote({ receipt }: { receipt: Receipt }) {
  const { date } = useDateFormat()
  return (
    <Note tone="success">
      <p role="status">
        <Text
          of={m.data_protection_complaint_sent}
          number={<b dir="ltr">{receipt.number}</b>}
          day={date(receipt.dueAt)}
        />
      </p>
    </Note>
  )
}
