import { Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PRAISE } from '../../../../../contract/voice/correction-kinds.ts'
import type { Correction } from '../../../../../contract/voice/corrections.ts'
import { MAX_CORRECTION_COMMENT } from '../../../../../contract/voice/manage-corrections.ts'
import { m } from '../../../../../messages/m.ts'
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { DialogButtons } from '../../../../kit/DialogButtons.tsx'
import { IconButton } from '../../../../kit/IconButton.tsx'
import { Select } from '../../../../kit/Select.tsx'
import { TextArea } from '../../../../kit/TextInput.tsx'
import { CorrectionKind } from '../../../voice/shared/CorrectionKind.tsx'
import { kindText } from '../../../voice/shared/kind-text.ts'
import type { NumberedCorrection } from '../../../voice/shared/places.ts'

type CorrectionListProps = {
  corrections: readonly NumberedCorrection[]
  kinds: readonly string[]
  /** The word or the time of a correction, as a text. */
  placeText: (correction: Correction) => string
  onPlay: (correction: NumberedCorrection) => void
  onChange: (correction: Correction) => void
  onRemove: (correction: Correction) => void
}

/** The corrections of an attempt: each can be heard, changed, commented and removed. */
export function CorrectionList(props: CorrectionListProps) {
  const { corrections, placeText } = props
  const [edited, setEdited] = useState<Correction>()
  const [removed, setRemoved] = useState<Correction>()
  if (corrections.length === 0) return null
  const remove = (correction: Correction) => {
    // a recording is lost with it
    if (correction.audio && !correction.clip) setRemoved(correction)
    else props.onRemove(correction)
  }
  return (
    <>
      <ol className="correction-list" aria-label={m.corrections_title()}>
        {corrections.map((it) => (
          <li key={it.id}>
            <span className="correction-number num" data-praise={it.kind === PRAISE || undefined}>
              {it.number}
            </span>
            <span className="grow min-w-0">
              <CorrectionKind kind={it.kind} letter={it.letter} />{' '}
              <span className="text-ink-2" dir="auto">
                {placeText(it)}
              </span>
              {it.clip && (
                <span className="block text-small text-ink-2">
                  <bdi>{it.clip}</bdi>
                </span>
              )}
              {it.comment && (
                <span className="block text-small page-side" dir="auto">
                  {it.comment}
                </span>
              )}
            </span>
            {(it.audio ?? it.moment) !== undefined && (
              <IconButton
                label={m.corrections_hear_number({ number: it.number })}
                icon={<Play className="icon" aria-hidden />}
                onClick={() => props.onPlay(it)}
              />
            )}
            <IconButton
              label={m.corrections_change_number({ number: it.number })}
              icon={<Pencil className="icon" aria-hidden />}
              onClick={() => setEdited(it)}
            />
            <IconButton
              label={m.corrections_remove_number({ number: it.number })}
              icon={<Trash2 className="icon" aria-hidden />}
              onClick={() => remove(it)}
            />
          </li>
        ))}
      </ol>
      {edited && (
        <EditDialog
          correction={edited}
          kinds={props.kinds}
          onSave={(changed) => {
            props.onChange(changed)
            setEdited(undefined)
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title={m.corrections_remove_question()}
        confirmLabel={m.corrections_remove()}
        destructive
        onClose={() => setRemoved(undefined)}
        onConfirm={() => {
          if (removed) props.onRemove(removed)
          setRemoved(undefined)
        }}
      >
        {m.corrections_remove_with_sound()}
      </ConfirmDialog>
    </>
  )
}

type EditDialogProps = {
  correction: Correction
  kinds: readonly string[]
  onSave: (correction: Correction) => void
  onClose: () => void
}

function EditDialog({ correction, kinds, onSave, onClose }: EditDialogProps) {
  const [kind, setKind] = useState(correction.kind)
  const [comment, setComment] = useState(correction.comment)
  // a kind that the school has removed stays selectable for its own correction
  const choices = kinds.includes(correction.kind) ? kinds : [correction.kind, ...kinds]
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.corrections_change_title()}
      onSubmit={(event) => {
        event.preventDefault()
        const { letter: _, ...rest } = correction
        const keepsLetter = kind === correction.kind && correction.letter !== undefined
        onSave({
          ...rest,
          ...(keepsLetter && { letter: correction.letter }),
          kind,
          comment: comment.trim(),
        })
      }}
      actions={
        <DialogButtons onCancel={onClose} type="submit">
          {m.corrections_save()}
        </DialogButtons>
      }
    >
      <Select
        label={m.corrections_kind()}
        options={choices.map((it) => ({ value: it, label: kindText(it) }))}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <TextArea
        label={m.corrections_comment()}
        rows={3}
        maxLength={MAX_CORRECTION_COMMENT}
        value={comment}
        dir="auto"
        onChange={({ target }) => setComment(target.value)}
      />
    </Dialog>
  )
}
