import { CircleAlert } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { type CertificateTemplate, FIELDS_REQUIRED } from '../../../../contract/certificates.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { today } from '../../../kit/dates.ts'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { CertificatePaper } from '../CertificatePaper.tsx'
import { type TemplateWords, useSaveTemplate } from './queries.ts'
import { SAMPLE_NAME } from './TemplateRail.tsx'

type TemplateDialogProps = {
  /** The one that is changed; a new one when there is none. */
  template: CertificateTemplate | undefined
  onClose: () => void
}

const PLACEHOLDERS = {
  title: 'e.g., Certificate of Completion',
  content: 'e.g., has successfully completed the course',
}

/** Writes a template beside its live preview (wallet-and-admin §2). */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { title = '', content = '', footer = '' } = template ?? {}
  const [words, setWords] = useState<TemplateWords>({ title, content, footer })
  const [isWanting, setWanting] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const save = useSaveTemplate(template?.id, onClose)
  const lacks = (name: keyof TemplateWords) => words[name].trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const first = (['title', 'content', 'footer'] as const).find(lacks)
    setWanting(first !== undefined)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else save.mutate(words)
  }
  const field = (name: keyof TemplateWords) => ({
    name,
    required: true,
    value: words[name],
    readOnly: save.isPending,
    'aria-invalid': (isWanting && lacks(name)) || undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setWords({ ...words, [name]: target.value }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!save.isPending}
      onSubmit={submit}
      wide
      tall
      title={template ? 'Edit Certificate Template' : 'New Certificate Template'}
      actions={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" look="main" busy={save.isPending && 'Saving...'}>
            Save Template
          </Button>
        </>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start" ref={form}>
        <LivePreview words={words} />
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
          {isWanting && (
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
function LivePreview({ words }: { words: TemplateWords }) {
  return (
    <figure className="grid gap-2" aria-label="Preview">
      <figcaption className="text-small text-ink-2">Preview</figcaption>
      <CertificatePaper
        level={3}
        title={words.title.trim() || 'Title'}
        name={SAMPLE_NAME}
        content={words.content.trim() || 'Certificate Content'}
        footer={words.footer.trim() || 'Footer Text'}
        issuedOn={today()}
      />
    </figure>
  )
}
