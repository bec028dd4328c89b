import { useQuery } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { useState } from 'react'
import type { CertificateTemplate } from '../../../../contract/certificates/certificates.ts'
import {
  type CertificateState,
  certificatesCsv,
  GIVEN_PAGE,
  type GivenCertificate,
} from '../../../../contract/certificates/given-certificates.ts'
import { m } from '../../../../messages/m.ts'
import { ExportButton } from '../../../downloads/ExportButton.tsx'
import { Card } from '../../../kit/Card.tsx'
import { DataTable } from '../../../kit/DataTable.tsx'
import { EmptyCard } from '../../../kit/EmptyState.tsx'
import { LazyDialog, lazyDialog } from '../../../kit/LazyDialog.tsx'
import { Menu, type MenuItem } from '../../../kit/Menu.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { Select } from '../../../kit/Select.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { columns } from './given-columns.tsx'
import { type GivenAction, type GivenFilters, givenQuery, toRequest } from './given-queries.ts'

const GivenDialogs = lazyDialog(async () => (await import('./GivenDialogs.tsx')).GivenDialog)

type OpenDialog = { action: GivenAction; certificate: GivenCertificate }

const TITLES: Record<GivenAction, string> = {
  revoke: m.certificates_revoke_title(),
  again: m.certificates_give_again_title(),
  history: m.certificates_history(),
}

const STATE_OPTIONS = [
  { value: 'all', label: m.kit_all() },
  { value: 'valid', label: m.certificates_valid() },
  { value: 'revoked', label: m.certificates_revoked() },
] as const

type GivenCertificatesProps = {
  templates: readonly CertificateTemplate[]
  filters: GivenFilters
  setFilters: (changes: Partial<GivenFilters>, options?: { replace?: boolean }) => void
  page: number
  goToPage: (page: number) => void
}

/** All certificates that were given, with search, filters, CSV export, and the actions on each (decision 0091). */
export function GivenCertificates(props: GivenCertificatesProps) {
  const { templates, filters, setFilters, page, goToPage } = props
  const search = useDebounced(filters.search, 300)
  const query = useQuery(givenQuery({ ...filters, search }, page))
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const close = () => setOpenDialog(undefined)
  const isFiltered = filters.search !== '' || filters.template !== '' || filters.state !== 'all'
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_9rem_auto] sm:items-end">
        <SearchBox
          placeholder={m.certificates_search_student_number()}
          value={filters.search}
          onChange={(text) => setFilters({ search: text }, { replace: true })}
        />
        <Select
          label={m.certificates_certificate()}
          placeholder={m.certificates_all_certificates()}
          options={templates.map((it) => ({ value: String(it.id), label: it.title }))}
          value={filters.template}
          onChange={(event) => setFilters({ template: event.target.value })}
        />
        <Select
          label={m.certificates_state()}
          options={STATE_OPTIONS}
          value={filters.state}
          // the options are the states
          onChange={(event) => setFilters({ state: event.target.value as CertificateState })}
        />
        <ExportButton file={certificatesCsv} filter={toRequest(filters)} />
      </div>
      <QueryBoundary query={query} errorTitle={m.certificates_list_did_not_load()}>
        {(data) => (
          <>
            <p className="num text-small text-ink-2" role="status">
              {m.certificates_count({ count: data.total })}
            </p>
            {data.total === 0 ? (
              <EmptyCard icon={Award} title={m.certificates_no_certificates()}>
                {isFiltered
                  ? m.certificates_no_certificate_matches_filters()
                  : m.certificates_list_empty()}
              </EmptyCard>
            ) : (
              <Card>
                <DataTable
                  caption={m.certificates_list_caption()}
                  columns={columns}
                  rows={data.rows}
                  rowKey={(it) => it.id}
                  actions={(certificate) => (
                    <RowMenu
                      certificate={certificate}
                      onOpen={(action) => setOpenDialog({ action, certificate })}
                    />
                  )}
                />
              </Card>
            )}
            <Pagination
              page={data.page}
              pageCount={Math.ceil(data.total / GIVEN_PAGE)}
              onPage={goToPage}
            />
          </>
        )}
      </QueryBoundary>
      {openDialog && (
        <LazyDialog title={TITLES[openDialog.action]} onClose={close}>
          <GivenDialogs {...openDialog} onClose={close} />
        </LazyDialog>
      )}
    </div>
  )
}

type RowMenuProps = { certificate: GivenCertificate; onOpen: (action: GivenAction) => void }

function RowMenu({ certificate, onOpen }: RowMenuProps) {
  const history: MenuItem = { label: m.certificates_history(), onSelect: () => onOpen('history') }
  const change: MenuItem =
    certificate.revokedAt > 0
      ? { label: m.certificates_give_again(), onSelect: () => onOpen('again') }
      : { label: m.certificates_revoke(), destructive: true, onSelect: () => onOpen('revoke') }
  return (
    <Menu
      label={m.certificates_actions_for({
        title: certificate.title,
        name: certificate.student.name,
      })}
      items={[history, change]}
    />
  )
}
