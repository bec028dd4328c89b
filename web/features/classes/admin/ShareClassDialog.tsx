import encodeQR from 'qr'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { CopyButton, LinkField } from '../../../kit/CopyButton.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { SendToWhatsApp } from '../../../kit/SendToWhatsApp.tsx'
import { Note } from '../../../kit/Tile.tsx'

type ShareClassDialogProps = { class: ManagedClassPage; onClose: () => void }

/** The public page of a class to hand on: its link, a QR code of it for paper, and a text for WhatsApp. */
export function ShareClassDialog({ class: it, onClose }: ShareClassDialogProps) {
  const link = location.origin + paths.publicClass(it.publicId)
  return (
    <Dialog
      open
      title={m.classes_share_title()}
      onClose={onClose}
      actions={
        <>
          <SendToWhatsApp text={`${it.name}\n${link}`} />
          <CopyButton
            variant="primary"
            text={link}
            copied={m.classes_link_copied()}
            byHand={m.classes_link_not_copied()}
          >
            {m.classes_copy_link()}
          </CopyButton>
        </>
      }
    >
      {(it.draft || !it.active) && (
        <Note tone="warning">
          {it.draft ? m.classes_share_draft_note() : m.classes_share_inactive_note()}
        </Note>
      )}
      <LinkField label={m.classes_share_link()} link={link} />
      <img
        className="mx-auto"
        // dark on light in both themes: cameras do not read the opposite
        style={{ inlineSize: '12rem', background: '#fff', padding: '0.5rem' }}
        src={`data:image/svg+xml,${encodeURIComponent(encodeQR(link, 'svg'))}`}
        alt={m.classes_share_qr_code()}
      />
    </Dialog>
  )
}
