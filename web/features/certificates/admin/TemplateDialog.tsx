import { useQuery } from '@tanstack/react-query'
import {
  CERTIFICATE_FIELDS,
  type CertificateField,
  certificateFields,
  lengthProblem,
  SMALLEST_READABLE,
  unprintableProblem,
} from '../../../../contract/certificates/certificate-text.ts'
import {
  type CertificateTemplate,
  FIELDS_REQUIRED,
} from '../../../../contract/certificates/certificates.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { allOf, required, validateBy } from '../../../forms/field-rules.ts'
import { RestoredInput } from '../../../forms/RestoredInput.tsx'
import { useDialogDraft } from '../../../forms/use-dialog-draft.ts'
import { FieldError } from '../../../kit/Field.tsx'
import { digitsText } from '../../../kit/number-text.ts'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { CertificatePicture } from './CertificatePicture.tsx'
import { previewQuery } from './given-queries.ts'
import { type TemplateValues, useSaveTemplate } from './queries.ts'
import { SAMPLE_NAME } from './TemplateCarousel.tsx'

type TemplateDialogProps = {
  /** The template to edit; undefined adds one. */
  template: CertificateTemplate | undefined
  onClose: () => void
}

const PLACEHOLDERS = {
  title: m.certificates_title_example(),
  content: m.certificates_content_example(),
}

const rule = (field: CertificateField) =>
  allOf(required(FIELDS_REQUIRED), (text: string) => lengthProblem(field, text))

/** The errors of the fields: one message for all missing ones (R-ACERT-007), the limit for a long text. */
const validateTemplate = validateBy<TemplateValues>({
  title: rule('title'),
  content: rule('content'),
  footer: rule('footer'),
})

/** The form of a template beside its live preview (R-ACERT-006 to R-ACERT-008). */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { title = '', content = '', footer = '' } = template ?? {}
  const draft = useDialogDraft<TemplateValues>(
    template ? null : 'new-template',
    () => ({ title, content, footer }),
    { validate: validateTemplate },
  )
  const close = () => {
    draft.clear()
    onClose()
  }
  const { form, idempotencyKey } = draft
  const save = useSaveTemplate(template?.id, { form, idempotencyKey, onSaved: close })
  const hasMissingFields = Object.values(form.errors).includes(textOf(FIELDS_REQUIRED))
  const field = (name: keyof TemplateValues) => {
    const { error, ...props } = form.field(name)
    return {
      ...props,
      error: error === textOf(FIELDS_REQUIRED) ? undefined : error,
      required: true,
      readOnly: save.isPending,
      'aria-invalid': error ? (true as const) : undefined,
    }
  }
  return (
    <FormDialog
      wide
      tall
      title={
        template
          ? m.certificates_edit_certificate_template()
          : m.certificates_new_certificate_template()
      }
      submitLabel={m.certificates_save_template()}
      busyLabel={save.isPending && m.kit_saving()}
      error={save.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onDiscard={close}
      onSubmit={form.handleSubmit((values) => save.mutate(values), save.isPending)}
    >
      <RestoredInput isRestored={draft.isRestored} />
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
        <LivePreview values={form.values} />
        <div className="grid grid-cols-1 gap-4.5 sm:order-first">
          <TextInput label={LABELS.title} placeholder={PLACEHOLDERS.title} {...field('title')} />
          <TextArea
            label={LABELS.content}
            placeholder={PLACEHOLDERS.content}
            hint={m.certificates_content_hint()}
            {...field('content')}
          />
          <TextInput label={LABELS.footer} {...field('footer')} />
          {hasMissingFields && <FieldError role="alert">{textOf(FIELDS_REQUIRED)}</FieldError>}
        </div>
      </div>
    </FormDialog>
  )
}

const LABELS: Record<CertificateField, string> = {
  title: m.kit_title(),
  content: m.certificates_certificate_content(),
  footer: m.certificates_footer_text(),
}

const PREVIEW_DELAY_MS = 400

/** The certificate with the current values as it will be printed; a missing value is replaced by its label. */
function LivePreview({ values }: { values: TemplateValues }) {
  const issuedOn = useDateFormat().today()
  const textOf = (field: CertificateField) => {
    const { max } = CERTIFICATE_FIELDS[field]
    return values[field].trim().slice(0, max).toWellFormed() || LABELS[field]
  }
  const current = { title: textOf('title'), content: textOf('content'), footer: textOf('footer') }
  // compared as text, because each drawing is another object
  const settled = useDebounced(JSON.stringify(current), PREVIEW_DELAY_MS)
  // the output of JSON.stringify above
  const text = { ...(JSON.parse(settled) as typeof current), name: SAMPLE_NAME, issuedOn }
  const { data } = useQuery(previewQuery(text))
  return (
    <figure className="grid gap-2" aria-label={m.certificates_preview()}>
      <figcaption className="text-small text-ink-2">
        {m.certificates_preview_pdf_prints()}
      </figcaption>
      <CertificatePicture headingLevel={3} text={text} />
      {data && <PreviewWarnings preview={data} />}
    </figure>
  )
}

type Preview = { unprintable: Record<CertificateField, string[]>; contentSize: number }

function PreviewWarnings({ preview: { unprintable, contentSize } }: { preview: Preview }) {
  const problem = unprintableProblem([
    ...new Set(certificateFields.flatMap((it) => unprintable[it])),
  ])
  const isSmall = contentSize < SMALLEST_READABLE
  return (
    <div role="status" className="grid gap-2">
      {problem && <Note tone="warning">{textOf(problem)}</Note>}
      {isSmall && (
        <Note tone="warning">
          {m.certificates_content_too_small({ points: digitsText(contentSize.toFixed(1)) })}
        </Note>
      )}
    </div>
  )
}
