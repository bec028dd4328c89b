import type { ReactNode } from 'react'
import { Modal } from './Modal.tsx'

type DrawerProps = { open: boolean; onClose: () => void; label: string; children: ReactNode }

/** A panel from the start edge: the menu on phones. Escape and a click on the backdrop close it. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  if (!open) return null
  return (
    <Modal onClose={onClose} label={label} className="drawer">
      <div className="sheet">{children}</div>
    </Modal>
  )
}
