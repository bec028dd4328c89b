import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { PaymentFilter } from '../../../../contract/payment-history.ts'
import { messageOf } from '../../../api/call-api.ts'
import { download } from '../../../api/download.ts'
import { Button } from '../../../kit/Button.tsx'
import { toast } from '../../../kit/toast.ts'
import { exportUrl } from './queries.ts'

/** Downloads all filtered payments, not only the current page (R-APAY-003). */
export function ExportPaymentsButton({ filter }: { filter: PaymentFilter }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportUrl(filter)),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Button busy={isPending && 'Exporting...'} onClick={() => mutate()}>
      <Download className="icon" aria-hidden />
      Export CSV
    </Button>
  )
}
