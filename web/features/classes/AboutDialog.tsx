import type { SchoolClass } from '../../../contract/classes.ts'
import { Heading } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Prose } from '../../kit/Prose.tsx'

type AboutDialogProps = { class: SchoolClass | undefined; onClose: () => void }

/** What a class is about, its addresses as links (R-BROWSE-008, R-LANDING-011). Open while there is a class. */
export function AboutDialog({ class: it, onClose }: AboutDialogProps) {
  return (
    <Dialog
      open={it !== undefined}
      onClose={onClose}
      title="About This Class"
      actions={
        <Button variant="primary" onClick={onClose}>
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
