import type { SchoolClass } from '../../../contract/classes.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Heading } from '../../kit/Duo.tsx'
import { Prose } from '../../kit/Prose.tsx'

type AboutDialogProps = { class: SchoolClass | undefined; onClose: () => void }

/** What a class is about, its addresses as links (student-area §2). Open while there is a class. */
export function AboutDialog({ class: it, onClose }: AboutDialogProps) {
  return (
    <Dialog
      open={it !== undefined}
      onClose={onClose}
      title="About This Class"
      actions={
        <Button look="main" onClick={onClose}>
          Got it
        </Button>
      }
    >
      {it && (
        <>
          <Heading level={3}>{it.name}</Heading>
          <Prose text={it.about} links />
        </>
      )}
    </Dialog>
  )
}
