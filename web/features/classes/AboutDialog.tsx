import type { SchoolClass } from '../../../contract/classes/classes.ts'
import { m } from '../../../messages/m.ts'
import { Heading } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Prose } from '../../kit/Prose.tsx'

type AboutDialogProps = { class: SchoolClass | undefined; onClose: () => void }

/** The description of a class, with its URLs as links (R-BROWSE-008, R-LANDING-011). Open while a class is given. */
export function AboutDialog({ class: it, onClose }: AboutDialogProps) {
  return (
    <Dialog
      open={it !== undefined}
      onClose={onClose}
      title={m.classes_about_class()}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.classes_dialog_ok()}
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
