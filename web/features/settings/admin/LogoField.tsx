import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { LOGO_SIGNATURE_BYTES, logoError } from '../../../../contract/settings/settings-form.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { FieldError } from '../../../kit/Field.tsx'
import { SchoolMark } from '../../../kit/SchoolMark.tsx'
import type { LogoChange } from './use-save-settings.ts'

type LogoFieldProps = {
  /** The name of the school, whose mark is shown without a logo. */
  school: string
  /** The URL of the logo, '' for none. */
  currentUrl: string
  logoChange: LogoChange
  onLogoChange: (change: LogoChange) => void
  isBusy: boolean
}

/** The logo and a picker for another one, whose type is read from its first bytes (R-ASET-008, R-ASET-009). */
export function LogoField({
  school,
  currentUrl,
  logoChange,
  onLogoChange,
  isBusy,
}: LogoFieldProps) {
  const [error, setError] = useState<string | null>(null)
  const chosenUrl = useObjectUrl(logoChange instanceof File ? logoChange : null)
  const displayedUrl = chosenUrl ?? (logoChange === 'none' ? '' : currentUrl)
  const messageId = useId()

  async function chooseFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (!file) return
    const head = new Uint8Array(await file.slice(0, LOGO_SIGNATURE_BYTES).arrayBuffer())
    const problem = logoError(file.size, head)
    setError(problem && textOf(problem))
    if (problem === null) onLogoChange(file)
  }
  const removeOrUndo = () => {
    setError(null)
    // undo returns from a chosen file to the saved logo
    onLogoChange(logoChange === 'keep' ? 'none' : 'keep')
  }
  return (
    <div className="grid gap-2">
      <p className="label" id={`${messageId}-label`}>
        {m.settings_logo()}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <div className="settings-logo">
          {displayedUrl ? (
            <img src={displayedUrl} alt={m.settings_logo_shown()} />
          ) : (
            <SchoolMark name={school} />
          )}
        </div>
        <div className="flex flex-wrap gap-2.5">
          <label
            className="btn btn-outline relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            aria-disabled={isBusy || undefined}
          >
            <input
              type="file"
              name="logo"
              accept="image/*"
              className="sr-only"
              disabled={isBusy}
              aria-describedby={messageId}
              aria-invalid={error ? true : undefined}
              // lets the same file be chosen again after it was removed
              onClick={(event) => {
                event.currentTarget.value = ''
              }}
              onChange={chooseFile}
            />
            <ImageUp className="icon" aria-hidden />
            {displayedUrl ? m.settings_choose_another_logo() : m.settings_choose_logo()}
          </label>
          {(displayedUrl || logoChange === 'none') && (
            <Button variant="text" disabled={isBusy} onClick={removeOrUndo}>
              {logoChange === 'keep' && <Trash2 className="icon" aria-hidden />}
              {logoChange === 'keep' ? m.settings_remove_logo() : m.kit_undo()}
            </Button>
          )}
        </div>
      </div>
      {error ? (
        <FieldError id={messageId} role="alert">
          {error}
        </FieldError>
      ) : (
        <p className="hint" id={messageId}>
          {m.settings_logo_hint()}
        </p>
      )}
    </div>
  )
}

/** An object URL for a file, revoked on unmount. */
function useObjectUrl(file: File | null) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(objectUrl)
    }
  }, [file])
  return file ? url : undefined
}
