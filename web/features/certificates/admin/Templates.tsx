import { useQuery } from '@tanstack/react-query'
import { Plus, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CertificateTemplate } from '../../../../contract/certificates.ts'
import { Button } from '../../../kit/Button.tsx'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { LoadingRegion, Skeleton } from '../../../kit/Skeleton.tsx'
import { useSearch } from '../../../kit/use-search.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { AssignCertificateDialog, type StudentPickerComponent } from './AssignCertificateDialog.tsx'
import { DeleteTemplateDialog } from './DeleteTemplateDialog.tsx'
import { templatesQuery } from './queries.ts'
import { NoTemplates, TemplateCarousel } from './TemplateCarousel.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'

/** The dialog that is open. */
type OpenDialog =
  | { kind: 'write'; template?: CertificateTemplate }
  | { kind: 'assign'; template?: CertificateTemplate }
  | { kind: 'delete'; template: CertificateTemplate }

/** Certificate Management: the templates and their assignment to students (R-ACERT-001). */
export function Templates({ StudentPicker }: { StudentPicker: StudentPickerComponent }) {
  const templates = useQuery(templatesQuery)
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const close = () => setOpenDialog(undefined)
  const createButton = (
    <Button variant="primary" onClick={() => setOpenDialog({ kind: 'write' })}>
      <Plus className="icon" aria-hidden />
      New Template
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Certificate Management"
        subtitle="Manage certificate templates and assignments"
      >
        <div className="flex flex-wrap gap-2.5">
          {templates.data && templates.data.length > 0 && (
            <Button onClick={() => setOpenDialog({ kind: 'assign' })}>
              <Send className="icon mirror" aria-hidden />
              Assign Certificate
            </Button>
          )}
          {templates.data?.length !== 0 && createButton}
        </div>
      </PageHeader>
      <QueryBoundary
        query={templates}
        errorTitle="The templates did not load"
        skeleton={<TemplatesSkeleton />}
      >
        {(list) => (
          <TemplateResults templates={list} onOpen={setOpenDialog} createButton={createButton} />
        )}
      </QueryBoundary>
      {openDialog?.kind === 'write' && (
        <TemplateDialog template={openDialog.template} onClose={close} />
      )}
      {openDialog?.kind === 'delete' && (
        <DeleteTemplateDialog template={openDialog.template} onClose={close} />
      )}
      {openDialog?.kind === 'assign' && (
        <AssignCertificateDialog
          templates={templates.data ?? []}
          template={openDialog.template}
          StudentPicker={StudentPicker}
          onClose={close}
        />
      )}
    </>
  )
}

const textOf = (it: CertificateTemplate) => `${it.title}\n${it.footer}`

type TemplateResultsProps = {
  templates: readonly CertificateTemplate[]
  onOpen: (open: OpenDialog) => void
  createButton: ReactNode
}

function TemplateResults({ templates, onOpen, createButton }: TemplateResultsProps) {
  const [search, setSearch] = useState('')
  const matches = useSearch(templates, textOf, search)
  return (
    <>
      {templates.length > 0 && (
        <SearchBox placeholder="Search certificates..." value={search} onChange={setSearch} />
      )}
      {matches.length > 0 ? (
        <TemplateCarousel
          templates={matches}
          onEdit={(template) => onOpen({ kind: 'write', template })}
          onAssign={(template) => onOpen({ kind: 'assign', template })}
          onDelete={(template) => onOpen({ kind: 'delete', template })}
        />
      ) : (
        <NoTemplates isFiltered={templates.length > 0} action={createButton} />
      )}
    </>
  )
}

function TemplatesSkeleton() {
  return (
    <LoadingRegion className="grid gap-6">
      <Skeleton className="h-12 w-full rounded-control" />
      <div className="flex gap-3 overflow-hidden">
        <Skeleton className="h-80 w-80 flex-none rounded-card" />
        <Skeleton className="h-80 w-80 flex-none rounded-card" />
        <Skeleton className="h-80 w-80 flex-none rounded-card" />
      </div>
    </LoadingRegion>
  )
}
