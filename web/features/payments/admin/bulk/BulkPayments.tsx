import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import { getClasses } from '../../../../../contract/classes/classes.ts'
import { STATEMENT_MAX_ROWS } from '../../../../../contract/payments/match-payments.ts'
import { paymentDayError } from '../../../../../contract/payments/recorded-payments.ts'
import { m } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callQuery } from '../../../../api/call-query.ts'
import { FormError } from '../../../../forms/FormError.tsx'
import { fileErrorText } from '../../../../forms/read-csv-file.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Card } from '../../../../kit/Card.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { FileInput } from '../../../../kit/FileInput.tsx'
import { isolated } from '../../../../kit/isolated.ts'
import { formatPrice, nairaInText } from '../../../../kit/naira.ts'
import { Select } from '../../../../kit/Select.tsx'
import { Text } from '../../../../kit/Text.tsx'
import { TextArea } from '../../../../kit/TextInput.tsx'
import { useDateFormat } from '../../../../kit/use-date-format.ts'
import { usePaymentDetails } from '../../shared/recorded/payment-details.ts'
import { MethodAndDay } from '../../shared/recorded/RecordedFields.tsx'
import { PaymentRows } from './PaymentRows.tsx'
import { isToRecord, sumOf, useBulkPayments } from './use-bulk-payments.ts'

/** A search for students. The screen passes it in: it belongs to another feature. */
export type BulkPicker = ComponentType<{
  isChosen: (student: { id: number }) => boolean
  onToggle: (student: { id: number; name: string; email: string }) => void
}>

type BulkPaymentsProps = {
  /** The class that is chosen at first; '' for none. */
  initialClassId: string
  StudentPicker: BulkPicker
}

/** Records the payments of a pasted list or a bank's statement: read, compared with the students, corrected, saved (R-PAY-001). */
export function BulkPayments({ initialClassId, StudentPicker }: BulkPaymentsProps) {
  const today = useDateFormat().today()
  const [classId, setClassId] = useState(initialClassId)
  const [details, change] = usePaymentDetails()
  const [text, setText] = useState('')
  const [searched, setSearched] = useState<string>()
  const settings = {
    classId: Number(classId) || undefined,
    method: details.method,
    day: details.day,
  }
  const bulk = useBulkPayments(settings)
  const { rows, reading, recording } = bulk
  const isDayValid = paymentDayError(details.day, today) === null

  if (!rows) {
    return (
      <Card padded>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '' && !reading.isPending) reading.mutate(text)
          }}
        >
          <ClassField classId={classId} onChange={setClassId} />
          <MethodAndDay details={details} onChange={change} />
          <TextArea
            label={m.recorded_list()}
            hint={m.recorded_list_hint()}
            rows={8}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <FileInput
            label={m.recorded_statement()}
            hint={m.recorded_statement_hint({ count: STATEMENT_MAX_ROWS })}
            accept=".csv,.txt,text/csv"
            onFile={(file) => isDayValid && reading.mutate(file)}
          />
          <FormError
            message={
              reading.isError ? fileErrorText(reading.error, m.recorded_failed()) : undefined
            }
          />
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            disabled={text.trim() === '' || !isDayValid}
            busy={reading.isPending && m.recorded_finding()}
          >
            {m.recorded_find()}
          </Button>
        </form>
      </Card>
    )
  }

  const ready = rows.filter(isToRecord)
  const done = rows.filter((it) => it.isDone)
  const skipped = reading.data?.skipped ?? 0
  return (
    <div className="grid gap-5">
      <p className="m-0 text-ink-2" role="status">
        {done.length > 0
          ? m.recorded_done_count({ count: done.length })
          : m.recorded_found_count({ count: rows.length })}
        {skipped > 0 && done.length === 0 && <> {m.recorded_skipped({ count: skipped })}</>}
      </p>
      <PaymentRows
        rows={rows}
        day={details.day}
        disabled={recording.isPending}
        onChange={bulk.change}
        onSearch={setSearched}
      />
      <FormError message={bulk.errorMessage} />
      <div className="flex flex-wrap items-center gap-3">
        {ready.length > 0 && (
          <Button
            variant="primary"
            busy={
              recording.isPending &&
              (bulk.sent > 0
                ? m.recorded_sent_of({ done: bulk.sent, count: ready.length })
                : m.recorded_recording())
            }
            onClick={() => recording.mutate()}
          >
            {m.recorded_record_count({ count: ready.length })}
          </Button>
        )}
        <Button disabled={recording.isPending} onClick={bulk.restart}>
          {done.length > 0 ? m.recorded_more() : m.recorded_back()}
        </Button>
        {ready.length > 0 && (
          <span className="num font-semibold">
            <Text of={m.recorded_sum} amount={nairaInText(sumOf(rows))} />
          </span>
        )}
      </div>
      {searched !== undefined && (
        <Dialog open title={m.recorded_choose_student()} onClose={() => setSearched(undefined)}>
          <Suspense>
            <StudentPicker
              isChosen={() => false}
              onToggle={({ id, name, email }) => {
                const row = rows.find((it) => it.key === searched)
                const candidate = { id, name, email, isInClass: false }
                const others = (row?.candidates ?? []).filter((it) => it.id !== id)
                bulk.change(searched, {
                  ...{ candidates: [candidate, ...others], studentId: id, isIncluded: true },
                })
                setSearched(undefined)
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  )
}

function ClassField({
  classId,
  onChange,
}: {
  classId: string
  onChange: (classId: string) => void
}) {
  const { data: classes = [], isPending } = useQuery(
    callQuery(getClasses, {}, adminKeys.classChoices, { staleTime: 0 }),
  )
  return (
    <Select
      label={m.recorded_for()}
      placeholder={isPending ? m.kit_loading() : m.recorded_for_wallet()}
      options={classes.map(({ id, name, price }) => ({
        value: String(id),
        label:
          price > 0
            ? m.recorded_class_price({ name: isolated(name), price: formatPrice(price) })
            : name,
      }))}
      value={classId}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
