import { Award, Pencil, Send, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { CertificateTemplate } from '../../../../contract/certificates/certificates.ts'
import { m } from '../../../../messages/m.ts'
import { useMay } from '../../../api/use-may.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { EmptyCard } from '../../../kit/EmptyState.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { NearViewport } from '../../../kit/NearViewport.tsx'
import { CarouselArrows } from '../CarouselArrows.tsx'
import { createDragHandlers, useCarousel } from '../use-carousel.ts'
import { CertificatePicture } from './CertificatePicture.tsx'
import './templates.css'
import { useDateFormat } from '../../../kit/use-date-format.ts'

/** The name on a preview. */
export const SAMPLE_NAME = m.certificates_sample_name()

type TemplateActions = {
  onEdit: (template: CertificateTemplate) => void
  onAssign: (template: CertificateTemplate) => void
  onDelete: (template: CertificateTemplate) => void
  /** Lists the certificates of a template. */
  onShowGiven: (template: CertificateTemplate) => void
}

type TemplateCarouselProps = TemplateActions & { templates: readonly CertificateTemplate[] }

/** The templates in a row that scrolls by dragging and by arrow buttons (R-ACERT-003). */
export function TemplateCarousel({ templates, ...actions }: TemplateCarouselProps) {
  const rail = useRef<HTMLElement>(null)
  const arrows = useCarousel(rail)
  const [drag] = useState(() => createDragHandlers(rail))
  return (
    <section className="grid gap-3">
      <div className="flex min-h-11 items-center">
        <p className="num grow text-small text-ink-2" role="status">
          {m.certificates_templates_count({ count: templates.length })}
        </p>
        <CarouselArrows {...arrows} />
      </div>
      <section
        className="certificates"
        ref={rail}
        aria-label={m.certificates_templates()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move a row that has the focus
        tabIndex={0}
        {...drag}
      >
        <ul>
          {templates.map((it) => (
            <TemplateCard key={it.id} template={it} {...actions} />
          ))}
        </ul>
      </section>
    </section>
  )
}

function TemplateCard({
  template,
  ...actions
}: TemplateActions & { template: CertificateTemplate }) {
  const { title, content, footer } = template
  const edits = useMay('editTemplates')
  return (
    <Card as="li" className="certificate-card template">
      <NearViewport>
        <CertificatePicture
          headingLevel={2}
          text={{ title, content, footer, name: SAMPLE_NAME, issuedOn: useDateFormat().today() }}
        />
      </NearViewport>
      <div className="template-foot">
        <p className="line-clamp-2 font-semibold wrap-anywhere" aria-hidden>
          <BilingualTitle>{title}</BilingualTitle>
        </p>
        {template.given ? (
          <button
            type="button"
            className="num min-h-11 justify-self-start text-small text-brand-ink underline"
            onClick={() => actions.onShowGiven(template)}
          >
            {m.certificates_given_count({ count: template.given })}
            <span className="sr-only">: {title}</span>
          </button>
        ) : (
          <p className="text-small text-ink-3">{m.certificates_not_given_yet()}</p>
        )}
      </div>
      <div className="template-actions">
        <Button variant="soft" className="grow" onClick={() => actions.onAssign(template)}>
          <Send className="icon mirror" aria-hidden />
          <span>
            {m.certificates_assign_button()}
            <span className="sr-only"> {title}</span>
          </span>
        </Button>
        {edits && (
          <>
            <IconButton
              label={m.certificates_edit_title({ title })}
              icon={<Pencil className="icon" aria-hidden />}
              onClick={() => actions.onEdit(template)}
            />
            <IconButton
              destructive
              label={m.certificates_delete_title({ title })}
              icon={<Trash2 className="icon" aria-hidden />}
              onClick={() => actions.onDelete(template)}
            />
          </>
        )}
      </div>
    </Card>
  )
}

/** No template exists, or none matches the search. */
export function NoTemplates({ isFiltered, action }: { isFiltered: boolean; action: ReactNode }) {
  return (
    <EmptyCard
      icon={Award}
      title={m.certificates_no_certificate_templates()}
      action={isFiltered ? undefined : action}
    >
      {isFiltered ? m.certificates_no_template_matches() : m.certificates_create_first_template()}
    </EmptyCard>
  )
}
