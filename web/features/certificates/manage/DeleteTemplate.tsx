import type { CertificateTemplate } from '../../../../contract/certificates.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Duo } from '../../../kit/Duo.tsx'
import { useDeleteTemplate } from './queries.ts'

type DeleteTemplateProps = { template: CertificateTemplate; onClose: () => void }

/** Asks before a template goes (wallet-and-admin §2); certificates given from it stay. */
export function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const removal = useDeleteTemplate(onClose)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => removal.mutate(template.id)}
      title="Delete Certificate Template"
      confirm="Delete Template"
      busy={removal.isPending && 'Deleting...'}
      destructive
    >
      <b className="mb-2 block text-ink">
        <Duo>{template.title}</Duo>
      </b>
      <span className="block">
        Are you sure you want to delete this certificate template? This action cannot be undone.
      </span>
    </ConfirmDialog>
  )
}
