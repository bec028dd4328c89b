import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { settingsQuery } from '../../api/settings-query.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { SchoolText } from './SchoolText.tsx'

/** The description of private lessons, and a chat with the school if it has a WhatsApp number (R-DASH-021). */
export function PrivateLesson({ onClose }: { onClose: () => void }) {
  const number = useQuery(settingsQuery).data?.whatsappNumber.replace(/\D/g, '')
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.settings_private_lesson()}
      actions={
        <>
          <Button variant={number ? 'outline' : 'primary'} onClick={onClose}>
            {m.settings_got_it()}
          </Button>
          {number && (
            <a
              className="btn btn-primary"
              href={`https://wa.me/${number}?text=${encodeURIComponent(m.settings_private_lesson_request())}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <MessageCircle className="icon" aria-hidden />
              {m.settings_private_lesson_chat()}
            </a>
          )}
        </>
      }
    >
      <SchoolText select={(it) => it.privateLesson} fallback={m.settings_private_lesson_empty()} />
    </Dialog>
  )
}
