import { useQuery } from '@tanstack/react-query'
import { AssignCertificateDialog, type StudentPickerComponent } from './AssignCertificateDialog.tsx'
import { templatesQuery } from './queries.ts'
import type { StudentMatch } from './use-recipient-selection.ts'

type GiveCertificateProps = {
  students: readonly StudentMatch[]
  StudentPicker: StudentPickerComponent
  onClose: () => void
}

/** Assigns a certificate to chosen students, outside the certificates page. */
export function GiveCertificate({ students, StudentPicker, onClose }: GiveCertificateProps) {
  const templates = useQuery(templatesQuery)
  if (!templates.data) return null
  return (
    <AssignCertificateDialog
      templates={templates.data}
      template={templates.data.length === 1 ? templates.data[0] : undefined}
      students={students}
      StudentPicker={StudentPicker}
      onClose={onClose}
    />
  )
}
