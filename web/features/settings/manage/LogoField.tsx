import { CircleAlert, ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { LOGO_HEAD_BYTES, logoFault } from '../../../../contract/settings-form.ts'
import { Button } from '../../../kit/Button.tsx'
import { Mark } from '../../../kit/Mark.tsx'
import type { LogoWish } from './use-save-settings.ts'

type LogoFieldProps = {
  /** The logo's address, '' for none. */
  present: string
  wish: LogoWish
  onWish: (wish: LogoWish) => void
  isBusy: boolean
}

/** The school's logo in its box, and choosing another; what a file is, its first bytes tell (wallet-and-admin §5). */
export function LogoField({ present, wish, onWish, isBusy }: LogoFieldProps) {
  const [fault, setFault] = useState<string | null>(null)
  const chosen = useObjectUrl(wish instanceof File ? wish : null)
  const shown = chosen ?? (wish === 'none' ? '' : present)
  const faultId = useId()

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (!file) return
    const head = new Uint8Array(await file.slice(0, LOGO_HEAD_BYTES).arrayBuffer())
    const found = logoFault(file.size, head)
    setFault(found)
    if (found === null) onWish(file)
  }
  const drop = () => {
    setFault(null)
    // a file that was only chosen gives way to the logo there is
    onWish(wish === 'keep' ? 'none' : 'keep')
  }
  return (
    <div className="grid gap-2">
      <p className="label" id={`${faultId}-label`}>
        Logo
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <div className="settings-logo">
          {shown ? <img src={shown} alt="The logo as it will be shown" /> : <Mark />}
        </div>
        <div className="flex flex-wrap gap-2.5">
          <label
            className="btn btn-line relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            aria-disabled={isBusy || undefined}
          >
            <input
              type="file"
              name="logo"
              accept="image/*"
              className="sr-only"
              disabled={isBusy}
              aria-describedby={faultId}
              aria-invalid={fault ? true : undefined}
              // the same file chosen again after it was removed is a change too
              onClick={(event) => {
                event.currentTarget.value = ''
              }}
              onChange={take}
            />
            <ImageUp className="icon" aria-hidden />
            {shown ? 'Choose another logo' : 'Choose a logo'}
          </label>
          {(shown || wish === 'none') && (
            <Button look="text" disabled={isBusy} onClick={drop}>
              {wish === 'keep' && <Trash2 className="icon" aria-hidden />}
              {wish === 'keep' ? 'Remove logo' : 'Undo'}
            </Button>
          )}
        </div>
      </div>
      {fault ? (
        <p className="err" id={faultId} role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{fault}</span>
        </p>
      ) : (
        <p className="hint" id={faultId}>
          JPEG, PNG, WebP or GIF, less than 400KB. A square one fills its place best.
        </p>
      )}
    </div>
  )
}

/** An address for a file of this device, given back when it is done with. */
function useObjectUrl(file: File | null) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return file ? url : undefined
}
