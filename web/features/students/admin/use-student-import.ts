import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ImportRow, importStudents } from '../../../../contract/admin/student-import.ts'
import type { AdminPayment } from '../../../../contract/enrolment/enrolment-rules.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { readCsvFile } from '../../../forms/read-csv-file.ts'
import { toast } from '../../../kit/toast.ts'
import {
  type PaymentDetails,
  waiverFields,
} from '../../payments/shared/recorded/payment-details.ts'
import { useInvitationText } from './invitation-text.ts'
import { useStudentMutation } from './use-student-mutation.ts'

type Preview = Awaited<ReturnType<typeof fetchPreview>> & { csv: string; payment: AdminPayment }

const fetchPreview = (csv: string, payment: AdminPayment) =>
  callApi(importStudents, { csv, payment, families: true, amounts: true })

/** The preview of a chosen file with one way of payment, and its import. */
export function useStudentImport(onDone: () => void, details: PaymentDetails) {
  const [preview, setPreview] = useState<Preview>()
  const [codes, setCodes] = useState<readonly ImportRow[]>()
  const coded = useRef<readonly ImportRow[]>([])
  const queryClient = useQueryClient()
  const { imported } = useInvitationText()
  const reading = useMutation({
    mutationFn: async ({ source, payment }: { source: File | string; payment: AdminPayment }) => {
      const csv = typeof source === 'string' ? source : await readCsvFile(source)
      return { ...(await fetchPreview(csv, payment)), csv, payment }
    },
    onMutate: ({ source }) => {
      // a change of the payment keeps the rows visible
      if (typeof source !== 'string') setPreview(undefined)
    },
    onSuccess: setPreview,
  })
  const writing = useStudentMutation({
    send: async (counts: ImportCounts, idempotencyKey) => {
      if (!preview) return
      const { csv, payment, classes = [] } = preview
      const seenPrices = classes.map(({ classId, price }) => ({ classId, price }))
      const fields = {
        ...{
          csv,
          confirm: true,
          payment,
          families: true,
          amounts: true,
          seenPrices,
          idempotencyKey,
        },
        ...(payment === 'waived' && waiverFields(details)),
      }
      const { added, enrolled = 0, rows } = await callApi(importStudents, fields)
      coded.current = rows.filter((it) => it.code !== undefined)
      if (added < counts.added || enrolled < counts.enrolled)
        toast.info(
          m.students_import_incomplete({
            added,
            expected: counts.added,
            enrolled,
            expectedEnrolments: counts.enrolled,
          }),
        )
      else toast.success(successText(counts, imported(counts.enrolled > 0)))
    },
    successMessage: undefined,
    fallbackError: m.students_failed_import_students(),
    onSuccess: () => {
      void invalidate(
        queryClient,
        ...[adminKeys.allClassStudents, adminKeys.managedClassPages, adminKeys.payments],
      )
      // the codes are to be handed out
      if (coded.current.length > 0) setCodes(coded.current)
      else onDone()
    },
  })
  return { preview, reading, writing, codes }
}

/** Accounts and additions to classes of an import. `existing` are rows of students who have an account. */
export type ImportCounts = { added: number; enrolled: number; existing: number }

/** The number of changes that an import of these rows makes. */
export function countImport(rows: readonly ImportRow[]): ImportCounts {
  const isEnrolled = ({ classes = [] }: ImportRow) => classes.some((it) => it.outcome === 'done')
  return {
    added: rows.filter(({ outcome }) => outcome === 'add').length,
    enrolled: rows.flatMap(({ classes = [] }) => classes.filter((it) => it.outcome === 'done'))
      .length,
    existing: rows.filter(
      (it) => it.outcome === 'enrol' && it.account !== undefined && isEnrolled(it),
    ).length,
  }
}

function successText({ added, enrolled }: ImportCounts, emailText: string): string {
  if (added === 0) return m.students_imported_to_classes()
  const sentence = enrolled > 0 ? m.students_imported_also_to_classes() : m.students_imported()
  return `${sentence} ${emailText}`
}
