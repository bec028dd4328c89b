import { useState } from 'react'
import {
  cancelLiveSession,
  type LiveSession,
} from '../../../../contract/live/manage-live-sessions.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useSessionMutation } from './queries.ts'
import { WhichSessions } from './WhichSessions.tsx'

type CancelSessionDialogProps = { classId: number; session: LiveSession; onClose: () => void }

/** Cancels a session, or it and the later ones of its repetition. */
export function CancelSessionDialog({ classId, session, onClose }: CancelSessionDialogProps) {
  const [following, setFollowing] = useState(false)
  const cancel = useSessionMutation(classId, {
    send: () => callApi(cancelLiveSession, { liveId: session.id, following }),
    successMessage: m.live_was_cancelled(),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={m.live_cancel_title()}
      description={m.live_cancel_what()}
      submitLabel={m.live_cancel()}
      cancelLabel={m.live_keep()}
      busyLabel={cancel.isPending && m.live_cancelling()}
      error={cancel.errorMessage}
      isDirty={false}
      onClose={onClose}
      onConfirm={() => cancel.mutate()}
    >
      {session.seriesId !== '0' && <WhichSessions following={following} onChange={setFollowing} />}
    </FormDialog>
  )
}
