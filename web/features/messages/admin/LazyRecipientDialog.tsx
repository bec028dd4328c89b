import { useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { LazyDialog, lazyDialog } from '../../../kit/LazyDialog.tsx'
import type { RecipientDialogProps } from './RecipientDialog.tsx'

/** Loads Select Recipients, for a button that opens it. */
export const importRecipientDialog = () => import('./RecipientDialog.tsx')
const RecipientDialog = lazyDialog(async () => (await importRecipientDialog()).RecipientDialog)

/** Select Recipients, loaded when it is opened first. It stays mounted, so that a pasted list is kept. */
export function LazyRecipientDialog(props: RecipientDialogProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.open && !wasOpened) setWasOpened(true)
  if (!props.open && !wasOpened) return null
  return (
    <LazyDialog title={m.messages_select_recipients()} onClose={props.onClose}>
      <RecipientDialog {...props} />
    </LazyDialog>
  )
}
