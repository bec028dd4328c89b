import { useQuery } from '@tanstack/react-query'
import { Plus, Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CertificateTemplate } from '../../../../contract/certificates.ts'
import { messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { FailedCard } from '../../../kit/FailedCard.tsx'
import { PageHead } from '../../../kit/PageHead.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { Skeleton, Waiting } from '../../../kit/Skeleton.tsx'
import { AssignDialog, type StudentPickerPart } from './AssignDialog.tsx'
import { DeleteTemplate } from './DeleteTemplate.tsx'
import { templatesQuery } from './queries.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import { NoTemplates, TemplateRail } from './TemplateRail.tsx'

/** What stands open in front of the page. */
type Open =
  | { what: 'write'; template?: CertificateTemplate }
  | { what: 'assign'; template?: CertificateTemplate }
  | { what: 'delete'; template: CertificateTemplate }

/** Certificate Management: the templates, and giving them to students (wallet-and-admin §2). */
export function Templates({ StudentPicker }: { StudentPicker: StudentPickerPart }) {
  const templates = useQuery(templatesQuery)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const create = (
    <Button look="main" onClick={() => setOpen({ what: 'write' })}>
      <Plus className="icon" aria-hidden />
      New Template
    </Button>
  )
  return (
    <>
      <PageHead title="Certificate Management" lead="Manage certificate templates and assignments">
        <div className="flex flex-wrap gap-2.5">
          {templates.data && templates.data.length > 0 && (
            <Button onClick={() => setOpen({ what: 'assign' })}>
              <Send className="icon mirror" aria-hidden />
              Assign Certificate
            </Button>
          )}
          {templates.data?.length !== 0 && create}
        </div>
      </PageHead>
      {templates.isPending && <TemplatesComing />}
      {!templates.data && templates.isError && (
        <FailedCard
          title="The templates did not load"
          busy={templates.isFetching}
          onRetry={() => void templates.refetch()}
        >
          {messageOf(templates.error)}
        </FailedCard>
      )}
      {templates.data && <Found templates={templates.data} onOpen={setOpen} create={create} />}
      {open?.what === 'write' && <TemplateDialog template={open.template} onClose={close} />}
      {open?.what === 'delete' && <DeleteTemplate template={open.template} onClose={close} />}
      {open?.what === 'assign' && (
        <AssignDialog
          templates={templates.data ?? []}
          template={open.template}
          StudentPicker={StudentPicker}
          onClose={close}
        />
      )}
    </>
  )
}

type FoundProps = {
  templates: readonly CertificateTemplate[]
  onOpen: (open: Open) => void
  create: ReactNode
}

function Found({ templates, onOpen, create }: FoundProps) {
  const [wanted, setWanted] = useState('')
  const text = wanted.trim().toLowerCase()
  const found = templates.filter((it) => `${it.title}\n${it.footer}`.toLowerCase().includes(text))
  return (
    <>
      {templates.length > 0 && (
        <SearchBox placeholder="Search certificates..." value={wanted} onChange={setWanted} />
      )}
      {found.length > 0 ? (
        <TemplateRail
          templates={found}
          onEdit={(template) => onOpen({ what: 'write', template })}
          onAssign={(template) => onOpen({ what: 'assign', template })}
          onDelete={(template) => onOpen({ what: 'delete', template })}
        />
      ) : (
        <NoTemplates isSearch={templates.length > 0} action={create} />
      )}
    </>
  )
}

function TemplatesComing() {
  return (
    <Waiting className="grid gap-6">
      <Skeleton className="h-12 w-full rounded-control" />
      <div className="flex gap-3 overflow-hidden">
        <Skeleton className="h-80 w-80 flex-none rounded-card" />
        <Skeleton className="h-80 w-80 flex-none rounded-card" />
        <Skeleton className="h-80 w-80 flex-none rounded-card" />
      </div>
    </Waiting>
  )
}
