import { useQuery } from '@tanstack/react-query'
import { Plus, Send } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { CertificateTemplate } from '../../../../contract/certificates/certificates.ts'
import { m } from '../../../../messages/m.ts'
import { useMay } from '../../../api/use-may.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { LazyDialog, lazyDialog } from '../../../kit/LazyDialog.tsx'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { PageHeader } from '../../../kit/PageHeader.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { LoadingRegion, Skeleton } from '../../../kit/Skeleton.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { choiceFilter, textFilter } from '../../../kit/url-filters.ts'
import { useSearch } from '../../../kit/use-search.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { CardSkeleton, QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import type { StudentPickerComponent } from './AssignCertificateDialog.tsx'
import { templatesQuery, useDeleteTemplate } from './queries.ts'
import { NoTemplates, TemplateCarousel } from './TemplateCarousel.tsx'
import type { StudentMatch } from './use-recipient-selection.ts'

const GivenCertificates = lazyPart(
  async () => (await import('./GivenCertificates.tsx')).GivenCertificates,
)

const AssignCertificateDialog = lazyDialog(
  async () => (await import('./AssignCertificateDialog.tsx')).AssignCertificateDialog,
)
const TemplateDialog = lazyDialog(async () => (await import('./TemplateDialog.tsx')).TemplateDialog)

/** The dialog that is open. */
type OpenDialog =
  | { kind: 'write'; template?: CertificateTemplate }
  | { kind: 'assign'; template?: CertificateTemplate }
  | { kind: 'delete'; template: CertificateTemplate }

type TemplatesProps = {
  StudentPicker: StudentPickerComponent
  /** Students chosen on another page, who receive a certificate. */
  chosenStudents: readonly StudentMatch[]
}

const givenFilters = {
  tab: choiceFilter(['templates', 'given'], 'templates'),
  search: textFilter,
  template: textFilter,
  state: choiceFilter(['all', 'valid', 'revoked'], 'all'),
}

const TABS = [
  { id: 'templates', label: m.certificates_templates() },
  { id: 'given', label: m.certificates_tab_given() },
] as const

/** Certificate Management: the templates, their assignment to students, and the certificates given (R-ACERT-001). */
export function Templates({ StudentPicker, chosenStudents }: TemplatesProps) {
  const templates = useQuery(templatesQuery)
  const { filters, page, setFilters, goToPage } = useUrlFilters(givenFilters)
  const [openDialog, setOpenDialog] = useState<OpenDialog | undefined>(
    chosenStudents.length > 0 ? { kind: 'assign' } : undefined,
  )
  const close = () => setOpenDialog(undefined)
  const createButton = useMay('editTemplates') && (
    <Button variant="primary" onClick={() => setOpenDialog({ kind: 'write' })}>
      <Plus className="icon" aria-hidden />
      {m.certificates_new_template()}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={m.certificates_certificate_management()}
        subtitle={m.certificates_manage_certificate_templates_assignments()}
      >
        <div className="flex flex-wrap gap-2.5">
          {templates.data && templates.data.length > 0 && (
            <Button onClick={() => setOpenDialog({ kind: 'assign' })}>
              <Send className="icon mirror" aria-hidden />
              {m.certificates_assign_title()}
            </Button>
          )}
          {templates.data?.length !== 0 && createButton}
        </div>
      </PageHeader>
      <Tabs
        label={m.certificates_tabs_label()}
        tabs={TABS}
        current={filters.tab}
        onSelect={(tab) => setFilters({ tab, search: '', template: '', state: 'all' })}
      >
        {filters.tab === 'given' ? (
          <Suspense fallback={<CardSkeleton />}>
            <GivenCertificates
              templates={templates.data ?? []}
              filters={filters}
              setFilters={setFilters}
              page={page}
              goToPage={goToPage}
            />
          </Suspense>
        ) : (
          <QueryBoundary
            query={templates}
            errorTitle={m.certificates_templates_did_not_load()}
            skeleton={<TemplatesSkeleton />}
          >
            {(list) => (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <TemplateResults
                  templates={list}
                  onOpen={setOpenDialog}
                  onShowGiven={({ id }) => setFilters({ tab: 'given', template: String(id) })}
                  createButton={createButton}
                />
              </div>
            )}
          </QueryBoundary>
        )}
      </Tabs>
      {openDialog?.kind === 'write' && (
        <LazyDialog
          title={
            openDialog.template
              ? m.certificates_edit_certificate_template()
              : m.certificates_new_certificate_template()
          }
          onClose={close}
        >
          <TemplateDialog template={openDialog.template} onClose={close} />
        </LazyDialog>
      )}
      {openDialog?.kind === 'delete' && (
        <DeleteTemplateDialog template={openDialog.template} onClose={close} />
      )}
      {openDialog?.kind === 'assign' && (
        <LazyDialog title={m.certificates_assign_title()} onClose={close}>
          <AssignCertificateDialog
            templates={templates.data ?? []}
            template={openDialog.template}
            StudentPicker={StudentPicker}
            students={chosenStudents}
            onClose={close}
          />
        </LazyDialog>
      )}
    </>
  )
}

const textOf = (it: CertificateTemplate) => `${it.title}\n${it.footer}`

type TemplateResultsProps = {
  templates: readonly CertificateTemplate[]
  onOpen: (open: OpenDialog) => void
  onShowGiven: (template: CertificateTemplate) => void
  createButton: ReactNode
}

function TemplateResults({ templates, onOpen, onShowGiven, createButton }: TemplateResultsProps) {
  const [search, setSearch] = useState('')
  const matches = useSearch(templates, textOf, search)
  return (
    <>
      {templates.length > 0 && (
        <SearchBox
          placeholder={m.certificates_search_certificates()}
          value={search}
          onChange={setSearch}
        />
      )}
      {matches.length > 0 ? (
        <TemplateCarousel
          templates={matches}
          onEdit={(template) => onOpen({ kind: 'write', template })}
          onAssign={(template) => onOpen({ kind: 'assign', template })}
          onDelete={(template) => onOpen({ kind: 'delete', template })}
          onShowGiven={onShowGiven}
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

const DeletionImpact = lazyPart(
  async () => (await import('../../../forms/DeletionImpact.tsx')).DeletionImpact,
)

type DeleteTemplateDialogProps = { template: CertificateTemplate; onClose: () => void }

/** Confirms the deletion of a template (R-ACERT-009). Issued certificates are kept. */
function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
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
