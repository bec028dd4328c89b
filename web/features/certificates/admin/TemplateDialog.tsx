import { CircleAlert } from 'lucide-react'
import { type CertificateTemplate, FIELDS_REQUIRED } from '../../../../contract/certificates.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { CertificateView } from '../CertificateView.tsx'
import { type TemplateValues, useSaveTemplate } from './queries.ts'
import { SAMPLE_NAME } from './TemplateCarousel.tsx'

type TemplateDialogProps = {
  /** The template to edit; undefined adds one. */
  template: CertificateTemplate | undefined
  onClose: () => void
}

const PLACEHOLDERS = {
  title: 'e.g., Certificate of Completion',
  content: 'e.g., has successfully completed the course',
}

/** The errors of missing fields: one message for all (R-ACERT-007). */
const validateTemplate = validateBy<TemplateValues>({
  title: required(FIELDS_REQUIRED),
  content: required(FIELDS_REQUIRED),
  footer: required(FIELDS_REQUIRED),
})

/** The form of a template beside its live preview (R-ACERT-006 to R-ACERT-008). */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { title = '', content = '', footer = '' } = template ?? {}
  const form = useForm({
    initial: () => unchanged<TemplateValues>({ title, content, footer }),
    validate: validateTemplate,
  })
  const save = useSaveTemplate(template?.id, onClose)
  const hasMissingFields = Object.keys(form.errors).length > 0
  const field = (name: keyof TemplateValues) => {
    const { error, ...props } = form.field(name)
    return {
      ...props,
      required: true,
      readOnly: save.isPending,
      'aria-invalid': error ? (true as const) : undefined,
    }
  }
  return (
    <FormDialog
      wide
      tall
      title={template ? 'Edit Certificate Template' : 'New Certificate Template'}
      submitLabel="Save Template"
      busyLabel={save.isPending && 'Saving...'}
      error={save.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) => save.mutate(values), save.isPending)}
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
        <LivePreview values={form.values} />
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
            <p className="field-error" role="alert">
              <CircleAlert className="icon icon-s" aria-hidden />
              <span>{FIELDS_REQUIRED}</span>
            </p>
          )}
        </div>
      </div>
    </FormDialog>
  )
}

/** The certificate with the current values; a missing value is replaced by its label. */
function LivePreview({ values }: { values: TemplateValues }) {
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
