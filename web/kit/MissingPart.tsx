import { useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { retryMissingCode } from './retry-missing-code.ts'

/** In place of a part of a page whose code did not load (`lazyPart`). */
export function MissingPart() {
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p className="text-ink-2">{MISSING_TEXT}</p>
      <RetryButton />
    </div>
  )
}

export const MISSING_TEXT = m.kit_did_not_load()

/** Requests what did not load again: what was typed on the page stays. */
export function RetryButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const [isTrying, setTrying] = useState(false)
  const retry = () => {
    setTrying(true)
    void retryMissingCode().finally(() => setTrying(false))
  }
  return (
    <Button variant={variant} busy={isTrying && m.kit_loading()} onClick={retry}>
      {m.kit_try_again()}
    </Button>
  )
}
