import { CircleAlert } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { type CertificateTemplate, FIELDS_REQUIRED } from '../../../../contract/certificates.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { useDateFormat } from '../../../kit/time-zone.ts'
import { CertificateView } from '../CertificateView.tsx'
import { type TemplateValues, useSaveTemplate } from './queries.ts'
import { SAMPLE_NAME } from './TemplateCarousel.tsx'

type TemplateDialogProps = {
  /** The one that is changed; a new one when there is none. */
  template: CertificateTemplate | undefined
  onClose: () => void
}

const PLACEHOLDERS = {
  title: 'e.g., Certificate of Completion',
  content: 'e.g., has successfully completed the course',
}

/** Writes a template beside its live preview (R-ACERT-006 to R-ACERT-008). */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { title = '', content = '', footer = '' } = template ?? {}
  const [values, setValues] = useState<TemplateValues>({ title, content, footer })
  const [hasMissingFields, setHasMissingFields] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const saveMutation = useSaveTemplate(template?.id, onClose)
  const isMissing = (name: keyof TemplateValues) => values[name].trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saveMutation.isPending) return
    const firstMissing = (['title', 'content', 'footer'] as const).find(isMissing)
    setHasMissingFields(firstMissing !== undefined)
    if (firstMissing) form.current?.querySelector<HTMLElement>(`[name=${firstMissing}]`)?.focus()
    else saveMutation.mutate(values)
  }
  const field = (name: keyof TemplateValues) => ({
    name,
    required: true,
    value: values[name],
    readOnly: saveMutation.isPending,
    'aria-invalid': (hasMissingFields && isMissing(name)) || undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!saveMutation.isPending}
      onSubmit={submit}
      wide
      tall
      title={template ? 'Edit Certificate Template' : 'New Certificate Template'}
      actions={
        <>
          <Button onClick={onClose} disabled={saveMutation.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="main" busy={saveMutation.isPending && 'Saving...'}>
            Save Template
          </Button>
        </>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start" ref={form}>
        <LivePreview words={values} />
        <div className="grid grid-cols-1 gap-4.5 sm:order-first">
          <TextInput
            label="Title"
            placeholder={PLACEHOLDERS.title}
            maxLength={200}
            {...field('title')}
          />
          <TextArea
            label="Certificate Content"
            placeholder={PLACEHOLDERS.content}
            maxLength={2_000}
            {...field('content')}
          />
          <TextInput label="Footer Text" maxLength={500} {...field('footer')} />
          {hasMissingFields && (
            <p className="err" role="alert">
              <CircleAlert className="icon icon-s" aria-hidden />
              <span>{FIELDS_REQUIRED}</span>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** The paper with what is written so far; what is still missing stands as a word of its own. */
function LivePreview({ words: values }: { words: TemplateValues }) {
  return (
    <figure className="grid gap-2" aria-label="Preview">
      <figcaption className="text-small text-ink-2">Preview</figcaption>
      <CertificateView
        headingLevel={3}
        title={values.title.trim() || 'Title'}
        name={SAMPLE_NAME}
        content={values.content.trim() || 'Certificate Content'}
        footer={values.footer.trim() || 'Footer Text'}
        issuedOn={useDateFormat().today()}
      />
    </figure>
  )
}
