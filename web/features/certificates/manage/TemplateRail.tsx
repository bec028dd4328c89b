import { Award, Pencil, Send, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { CertificateTemplate } from '../../../../contract/certificates.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { today } from '../../../kit/dates.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { CertificatePaper } from '../CertificatePaper.tsx'
import { RailArrows } from '../RailArrows.tsx'
import { dragging, useRail } from '../use-rail.ts'
import './templates.css'

/** Whose name stands on a preview. */
export const SAMPLE_NAME = 'Name of the student'

type Actions = {
  onEdit: (template: CertificateTemplate) => void
  onAssign: (template: CertificateTemplate) => void
  onDelete: (template: CertificateTemplate) => void
}

type TemplateRailProps = Actions & { templates: readonly CertificateTemplate[] }

/** The templates side by side, to pull along or move by the arrows (wallet-and-admin §2). */
export function TemplateRail({ templates, ...actions }: TemplateRailProps) {
  const rail = useRef<HTMLElement>(null)
  const arrows = useRail(rail)
  const [drag] = useState(() => dragging(rail))
  return (
    <section className="grid gap-3">
      <div className="flex min-h-11 items-center">
        <p className="num grow text-small text-ink-2" role="status">
          {templates.length === 1 ? '1 template' : `${templates.length} templates`}
        </p>
        <RailArrows {...arrows} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move a row that has the focus */}
      <section className="certificates" ref={rail} aria-label="Templates" tabIndex={0} {...drag}>
        <ul>
          {templates.map((it) => (
            <OneTemplate key={it.id} template={it} {...actions} />
          ))}
        </ul>
      </section>
    </section>
  )
}

function OneTemplate({ template, ...on }: Actions & { template: CertificateTemplate }) {
  const { title } = template
  return (
    <Card as="li" className="certificate-card template">
      <CertificatePaper {...template} level={2} name={SAMPLE_NAME} issuedOn={today()} />
      <div className="template-acts">
        <Button look="soft" className="grow" onClick={() => on.onAssign(template)}>
          <Send className="icon mirror" aria-hidden />
          <span>
            Assign<span className="sr-only"> {title}</span>
          </span>
        </Button>
        <IconButton
          label={`Edit ${title}`}
          icon={<Pencil className="icon" aria-hidden />}
          onClick={() => on.onEdit(template)}
        />
        <IconButton
          bad
          label={`Delete ${title}`}
          icon={<Trash2 className="icon" aria-hidden />}
          onClick={() => on.onDelete(template)}
        />
      </div>
    </Card>
  )
}

/** No template yet, or none that is looked for. */
export function NoTemplates({ isSearch, action }: { isSearch: boolean; action: ReactNode }) {
  return (
    <Card>
      <EmptyState
        icon={Award}
        title="No Certificate Templates"
        action={isSearch ? undefined : action}
      >
        {isSearch
          ? 'No certificate template matches your search.'
          : 'Create your first certificate template to get started.'}
      </EmptyState>
    </Card>
  )
}
