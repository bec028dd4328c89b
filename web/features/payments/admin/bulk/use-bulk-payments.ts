import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  matchPayments,
  type StatementRow,
} from '../../../../../contract/payments/match-payments.ts'
import {
  isRecorded,
  type NewRecordedPayment,
  PAYMENTS_PER_REQUEST,
  previewRecordedPayments,
  type RecordOutcome,
  recordPayments,
} from '../../../../../contract/payments/recorded-payments.ts'
import type { Kobo } from '../../../../../contract/platform/kobo.ts'
import type { RecordedMethod } from '../../../../../contract/wallet/payment-method.ts'
import { m } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { invalidate } from '../../../../api/query-keys.ts'
import { sendInBatches } from '../../../../api/send-in-batches.ts'
import { newIdempotencyKey } from '../../../../forms/idempotency-key.ts'
import { readCsvFile } from '../../../../forms/read-csv-file.ts'

/** A payment of a list with the student to whom it is given, and what became of it. */
export type BulkRow = StatementRow & {
  key: string
  /** 0 for none. */
  studentId: number
  isIncluded: boolean
  /** What would become of it, or what became of it once `isDone`. */
  outcome?: RecordOutcome
  isDone?: boolean
  /** The reference of the receipt, once it is recorded. */
  receipt?: string
}

type BulkSettings = { classId: number | undefined; method: RecordedMethod; day: string }

/** Payments of a pasted list or a file: read and matched, corrected, and recorded (R-PAY-001). */
export function useBulkPayments(settings: BulkSettings) {
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<readonly BulkRow[]>()
  const [sent, setSent] = useState(0)
  const reading = useMutation({
    mutationFn: async (source: File | string) => {
      const text = typeof source === 'string' ? source : await readCsvFile(source)
      const { classId } = settings
      const found = await callApi(matchPayments, { text, ...(classId && { classId }) })
      const key = newIdempotencyKey()
      const matched = found.rows.map((it, index) => toBulkRow(it, `${key}-${index}`, settings))
      return { ...found, matched: await preview(matched, settings) }
    },
    onSuccess: ({ matched }) => setRows(matched),
  })
  const previewing = useMutation({
    mutationFn: (changed: readonly BulkRow[]) => preview(changed, settings),
    onSuccess: setRows,
  })
  const recording = useMutation({
    mutationFn: async () => {
      const included = (rows ?? []).filter(isToRecord)
      setSent(0)
      const results = await sendInBatches(included, {
        size: PAYMENTS_PER_REQUEST,
        send: (batch) =>
          callApi(recordPayments, { payments: batch.map((it) => toPayment(it, settings)) }),
        onProgress: setSent,
      })
      return new Map(included.map(({ key }, index) => [key, results[index]]))
    },
    onSuccess: (outcomes) =>
      setRows((all) =>
        all?.map((it) => {
          const result = outcomes.get(it.key)
          if (!result) return it
          const { outcome, reference, same } = result
          const done = { ...it, outcome, isDone: isRecorded(outcome), receipt: reference }
          // pointed out, so that the person can include it as another payment
          return same ? { ...done, same, isIncluded: false } : done
        }),
      ),
    onSettled: () =>
      invalidate(
        queryClient,
        ...[adminKeys.students, adminKeys.payments, adminKeys.allClassStudents],
        adminKeys.managedClassPages,
      ),
  })
  const change = (key: string, changes: Partial<BulkRow>) => {
    const changed = (rows ?? []).map((it) => (it.key === key ? { ...it, ...changes } : it))
    setRows(changed)
    if ('studentId' in changes) previewing.mutate(changed)
  }
  return {
    rows,
    reading,
    recording,
    sent,
    change,
    restart: () => {
      setRows(undefined)
      recording.reset()
    },
    errorMessage: recording.isError ? messageOf(recording.error, m.recorded_failed()) : undefined,
  }
}

const toBulkRow = (row: StatementRow, key: string, { day }: BulkSettings): BulkRow => ({
  ...row,
  // a line of this text, which may have no day of its own
  ...(row.same && { same: { ...row.same, date: row.same.date || day } }),
  key,
  studentId: row.chosen,
  isIncluded: row.chosen !== 0 && row.same === undefined,
})

/** True for a row that is recorded by the button. */
export const isToRecord = ({ isIncluded, studentId, isDone }: BulkRow) =>
  isIncluded && studentId !== 0 && !isDone

const toPayment = (row: BulkRow, { classId, method, day }: BulkSettings): NewRecordedPayment => ({
  ...{ studentId: row.studentId, amount: row.amount, method, day: row.date || day },
  ...{ reference: row.reference, payer: row.payer, idempotencyKey: row.key },
  ...(classId && { classId }),
  // the person has included it although the reference is known
  isConfirmed: row.same !== undefined,
})

/** The rows with what would become of those that have a student. */
async function preview(rows: readonly BulkRow[], settings: BulkSettings): Promise<BulkRow[]> {
  const known = rows.filter(({ studentId, isDone }) => studentId !== 0 && !isDone)
  const previews =
    known.length === 0
      ? []
      : await sendInBatches(known, {
          size: PAYMENTS_PER_REQUEST,
          send: (batch) =>
            callApi(previewRecordedPayments, {
              payments: batch.map((it) => toPayment(it, settings)),
            }),
          onProgress: () => {},
        })
  const found = new Map(known.map(({ key }, index) => [key, previews[index]]))
  return rows.map((it) => {
    const { outcome, same } = found.get(it.key) ?? {}
    if (!outcome) return it
    // one that is pointed out now waits for the person to include it
    return { ...it, outcome, same, isIncluded: it.isIncluded && (!same || it.same !== undefined) }
  })
}

/** The sum of the rows that the button records. */
export const sumOf = (rows: readonly BulkRow[]): Kobo =>
  rows.filter(isToRecord).reduce((sum, it) => sum + it.amount, 0)
