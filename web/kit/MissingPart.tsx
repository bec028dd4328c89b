import { m } from '../../messages/m.ts'
import { Button, type ButtonProps } from './Button.tsx'

/** In place of a part of a page whose code did not load (`lazyPart`). */
export function MissingPart() {
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p className="text-ink-2">{MISSING_TEXT}</p>
      <ReloadButton />
    </div>
  )
}

export const MISSING_TEXT = m.kit_did_not_load()

/** The browser caches a failed import; only a reload requests the code again. */
export function ReloadButton({ variant }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button variant={variant} onClick={() => location.reload()}>
      {m.kit_try_again()}
    </Button>
  )
}
