import { Suspense } from 'react'
import type { CertificateTemplate } from '../../../../contract/certificates/certificates.ts'
import { m } from '../../../../messages/m.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { useDeleteTemplate } from './queries.ts'

const DeletionImpact = lazyPart(
  async () => (await import('../../../forms/DeletionImpact.tsx')).DeletionImpact,
)

type DeleteTemplateDialogProps = { template: CertificateTemplate; onClose: () => void }

/** Confirms the deletion of a template (R-ACERT-009). Issued certificates are kept. */
export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const deleteMutation = useDeleteTemplate(onClose)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => deleteMutation.mutate(template.id)}
      title={m.certificates_delete_template_title()}
      confirmLabel={m.certificates_delete_template()}
      busy={deleteMutation.isPending && m.kit_deleting()}
      destructive
    >
      <b className="mb-2 block text-ink">
        <BilingualTitle>{template.title}</BilingualTitle>
      </b>
      <span className="block">{m.certificates_delete_template_question()}</span>
      <Suspense>
        <DeletionImpact
          kind="template"
          itemId={template.id}
          consequence={m.certificates_students_keep()}
        />
      </Suspense>
    </ConfirmDialog>
  )
}
