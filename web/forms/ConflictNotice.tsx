import { TriangleAlert } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Button } from '../kit/Button.tsx'
import { Text } from '../kit/Text.tsx'
import { Note } from '../kit/Tile.tsx'

type ConflictNoticeProps = {
  /** The server's reason: another administrator saved first. */
  message: string
  /** True from the declined save until the latest state is loaded. */
  isStale: boolean
  /** The labels of the fields that both changed; undefined before the latest state is loaded. */
  conflictingFields: readonly string[] | undefined
  onLoadLatest: () => void
}

/** Offers to merge with the state that another administrator saved, and then names the fields in conflict. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { message, isStale, conflictingFields, onLoadLatest } = props
  if (!isStale && !conflictingFields) return null
  return (
    <div ref={scrollIntoViewAndFocus} tabIndex={-1} role="status" key={String(isStale)}>
      <Note tone="warning" icon={<TriangleAlert className="icon" aria-hidden />}>
        {isStale ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="grow basis-80">
              <Text of={m.forms_message_loading_latest_version_keeps} message={message} />
            </p>
            <Button onClick={onLoadLatest}>{m.forms_load_latest_version()}</Button>
          </div>
        ) : (
          <p>
            {conflictingFields && conflictingFields.length > 0
              ? m.forms_loaded_both_changed({ fields: conflictingFields.join(m.kit_comma()) })
              : m.forms_loaded_input_kept()}
          </p>
        )}
      </Note>
    </div>
  )
}

/** For a notice at the head of a long form, which is submitted at its foot. */
export function scrollIntoViewAndFocus(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
