import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { SchoolText } from './SchoolText.tsx'

/** How the school teaches a student alone (student-area §2). */
export function PrivateLesson({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Private Lesson"
      actions={
        <Button look="main" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <SchoolText
        of={(it) => it.privatelesson}
        otherwise="Private lesson information coming soon"
      />
    </Dialog>
  )
}
