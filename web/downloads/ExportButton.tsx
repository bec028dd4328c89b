import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CsvDownload } from '../../contract/platform/csv-download.ts'
import { m } from '../../messages/m.ts'
import { messageOf } from '../api/call-api.ts'
import { Button } from '../kit/Button.tsx'
import { toast } from '../kit/toast.ts'
import { downloadCsv } from './download-csv.ts'

type ExportButtonProps<Filter> = { file: CsvDownload<Filter>; filter: Filter }

/** Downloads all rows of a list that the filter finds, not only the current page. */
export function ExportButton<Filter>({ file, filter }: ExportButtonProps<Filter>): ReactNode {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCsv(file, filter),
    onError: (error) => toast.error(messageOf(error, m.downloads_did_not_download())),
  })
  return (
    <Button busy={isPending && m.downloads_exporting()} onClick={() => mutate()}>
      <Download className="icon" aria-hidden />
      {m.downloads_export_csv()}
    </Button>
  )
}
