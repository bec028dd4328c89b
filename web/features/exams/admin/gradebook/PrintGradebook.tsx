import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { GRADEBOOK_ROWS, type GradebookColumns } from '../../../../../contract/exams/gradebook.ts'
import { m } from '../../../../../messages/m.ts'
import { messageOf } from '../../../../api/call-api.ts'
import { Button } from '../../../../kit/Button.tsx'
import { toast } from '../../../../kit/toast.ts'
import { GradebookSheet } from './GradebookSheet.tsx'
import { gradebookRowsQuery, type toRowFilters } from './queries.ts'
import { type GradebookRow, toRows } from './use-rows.ts'

type PrintGradebookProps = {
  classId: number
  className: string
  columns: GradebookColumns
  sessionCount: number
  rowFilters: ReturnType<typeof toRowFilters>
  /** Of the students that match the filters. */
  total: number
}

/**
 * Prints all students that match the filters with all columns. The grid renders only what is visible, so a plain table is
 * printed in its place, also for the keys of the browser. Its menu prints the students that are loaded.
 */
export function PrintGradebook({ classId, rowFilters, total, ...head }: PrintGradebookProps) {
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<GradebookRow[]>()
  const isExam = head.columns.exams.map((it) => it === '1')
  const pageQueries = Array.from({ length: Math.ceil(total / GRADEBOOK_ROWS) }, (_, index) =>
    gradebookRowsQuery(classId, rowFilters, index + 1),
  )
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const pages = []
      for (const query of pageQueries) pages.push(await queryClient.fetchQuery(query))
      return pages.flatMap((it) => toRows(it, isExam))
    },
    onSuccess: (all) => {
      flushSync(() => setRows(all))
      window.print()
    },
    onError: (error) => toast.error(messageOf(error, m.exams_gradebook_did_not_load())),
  })
  const fillSheet = useEffectEvent(() => {
    const loaded = pageQueries.flatMap(({ queryKey }) => {
      const page = queryClient.getQueryData(queryKey)
      return page ? toRows(page, isExam) : []
    })
    flushSync(() => setRows((current) => current ?? loaded))
  })
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return
    event.preventDefault()
    if (!isPending) mutate()
  })
  useEffect(() => {
    const clear = () => setRows(undefined)
    window.addEventListener('beforeprint', fillSheet)
    window.addEventListener('afterprint', clear)
    window.addEventListener('keydown', handleKey)
    return () => {
      window.removeEventListener('beforeprint', fillSheet)
      window.removeEventListener('afterprint', clear)
      window.removeEventListener('keydown', handleKey)
    }
  }, [])
  return (
    <>
      <Button busy={isPending && m.kit_loading()} disabled={total === 0} onClick={() => mutate()}>
        <Printer className="icon" aria-hidden />
        {m.kit_print()}
      </Button>
      {rows && createPortal(<GradebookSheet {...head} rows={rows} total={total} />, document.body)}
    </>
  )
}
