import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeRecordingLimit } from '../../../../contract/voice/recordings.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { DialogButton } from '../../../kit/DialogButton.tsx'

/** The student lets every marker hear a recording that was limited to one of them (R-VOICE-010). */
export function RemoveLimit({ voiceId }: { voiceId: number }) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => callApi(removeRecordingLimit, { voiceId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.lessonPages }),
  })
  return (
    <DialogButton
      className="justify-self-start"
      dialog={(close) => (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={() => remove.mutate()}
          title={m.recorder_remove_limit_title()}
          confirmLabel={m.recorder_remove_limit()}
          busy={remove.isPending && m.kit_saving()}
          error={remove.error ? messageOf(remove.error) : undefined}
        >
          {m.recorder_remove_limit_text()}
        </ConfirmDialog>
      )}
    >
      {m.recorder_remove_limit()}
    </DialogButton>
  )
}
