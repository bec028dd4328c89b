import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { PaymentFilter } from '../../../../contract/payments.ts'
import { messageOf } from '../../../api/ask.ts'
import { download } from '../../../api/download.ts'
import { Button } from '../../../kit/Button.tsx'
import { toast } from '../../../kit/toast.ts'
import { fileAddress } from './queries.ts'

/** Saves all that the filter lets through as a file, not only the page that is shown (wallet-and-admin §2). */
export function ExportButton({ filter }: { filter: PaymentFilter }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(fileAddress(filter)),
    onError: (fault) => toast.bad(messageOf(fault)),
  })
  return (
    <Button busy={isPending && 'Exporting...'} onClick={() => mutate()}>
      <Download className="icon" aria-hidden />
      Export CSV
    </Button>
  )
}
