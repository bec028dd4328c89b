import encodeQR from 'qr'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../kit/Button.tsx'
import { copyText } from '../../../kit/copy-text.ts'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { toast } from '../../../kit/toast.ts'

type ShareClassDialogProps = { class: ManagedClassPage; onClose: () => void }

/** The public page of a class to hand on: its link, a QR code of it for paper, and a text for WhatsApp. */
export function ShareClassDialog({ class: it, onClose }: ShareClassDialogProps) {
  const link = location.origin + paths.publicClass(it.publicId)
  const copy = async () => {
    if (await copyText(link)) toast.success('Link copied')
    else toast.info('Select the link and copy it.')
  }
  return (
    <Dialog
      open
      title="Share the class page"
      onClose={onClose}
      actions={
        <>
          <a
            className="btn"
            href={`https://wa.me/?text=${encodeURIComponent(`${it.name}\n${link}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Send by WhatsApp
          </a>
          <Button variant="primary" onClick={() => void copy()}>
            Copy link
          </Button>
        </>
      }
    >
      {(it.draft || !it.active) && (
        <Note tone="warning">
          Visitors do not see this page yet: the class is {it.draft ? 'a draft' : 'inactive'}.
        </Note>
      )}
      <input
        className="input"
        dir="ltr"
        readOnly
        aria-label="Link to the class page"
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <img
        className="mx-auto"
        // dark on light in both themes: cameras do not read the opposite
        style={{ inlineSize: '12rem', background: '#fff', padding: '0.5rem' }}
        src={`data:image/svg+xml,${encodeURIComponent(encodeQR(link, 'svg'))}`}
        alt="QR code of the link above"
      />
    </Dialog>
  )
}
