import { FileUp } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Field, type FieldLabels } from './Field.tsx'

type FileInputProps = FieldLabels & {
  /** File extensions and media types. */
  accept: string
  onFile: (file: File) => void
}

/** A button that chooses a file, in the language of the page; the button of a browser is in that of the browser. */
export function FileInput({ label, hint, error, accept, onFile }: FileInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <label className="btn btn-outline justify-self-start">
          <input
            {...control}
            type="file"
            className="sr-only"
            accept={accept}
            onChange={({ target }) => {
              const file = target.files?.[0]
              // lets the same file be chosen again after it was corrected
              target.value = ''
              if (file) onFile(file)
            }}
          />
          <FileUp className="icon" aria-hidden />
          {m.kit_choose_file()}
        </label>
      )}
    </Field>
  )
}
