import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportQuestions } from '../../../../../contract/exams/manage-questions.ts'
import { m } from '../../../../../messages/m.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { Button } from '../../../../kit/Button.tsx'
import { toast } from '../../../../kit/toast.ts'

/** Downloads the saved questions as CSV, in the form that the import reads (R-ARABIC-012). */
export function ExportQuestionsButton({ lessonId }: { lessonId: number }) {
  const exporting = useMutation({
    mutationFn: () => callApi(exportQuestions, { lessonId }),
    onSuccess: ({ csv }) => {
      const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
      const link = document.createElement('a')
      link.href = url
      link.download = `questions-${lessonId}.csv`
      link.click()
      // some browsers read the URL asynchronously
      setTimeout(() => URL.revokeObjectURL(url), 10_000)
    },
    onError: (error) => toast.error(messageOf(error, m.lessons_export_failed())),
  })
  return (
    <Button busy={exporting.isPending && m.lessons_exporting()} onClick={() => exporting.mutate()}>
      <Download className="icon" aria-hidden />
      {m.lessons_export_saved_questions()}
    </Button>
  )
}
