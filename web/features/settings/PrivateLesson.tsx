import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { SchoolText } from './SchoolText.tsx'

/** The description of private lessons (R-DASH-021). */
export function PrivateLesson({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Private Lesson"
      actions={
        <Button variant="primary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <SchoolText
        select={(it) => it.privateLesson}
        fallback="Private lesson information coming soon"
      />
    </Dialog>
  )
}
