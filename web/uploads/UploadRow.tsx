import { useRef } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { Text } from '../kit/Text.tsx'
import { chooseIcon, continueIcon, pauseIcon, removeIcon } from './icons.tsx'
import { continueWithFile, continueWithHandle } from './restore-uploads.ts'
import { isUnfinished, progressText, stateText, type UploadItem } from './upload-item.ts'
import { cancelUpload, forget, pauseUpload, resumeUpload } from './upload-queue.ts'
import './uploads.css'

/** An upload with its progress and its actions. */
export function UploadRow({ item }: { item: UploadItem }) {
  const { name, target, step } = item
  return (
    <li className="upload-row">
      <div className="upload-row-text">
        <bdi className="upload-name">{name}</bdi>
        {target.subject !== '' && (
          <span className="upload-detail">
            <Text of={m.uploads_lesson_subject} subject={<bdi>{target.subject}</bdi>} />
          </span>
        )}
        <span className={step === 'failed' || step === 'lost' ? 'upload-problem' : 'upload-detail'}>
          {stateText(item)}
        </span>
        <span className="upload-detail num">{progressText(item)}</span>
      </div>
      <UploadActions item={item} />
      {isUnfinished(item) && (
        <ProgressBar value={item.sent} max={item.bytes} label={`${name}: ${progressText(item)}`} />
      )}
    </li>
  )
}

type FieldUploadProps = {
  item: UploadItem
  /** The name of the file that it replaces. */
  replacedName: string | undefined
  onRemove: () => void
}

/** The upload of a form in its file field, with its progress. */
export function FieldUpload({ item, replacedName, onRemove }: FieldUploadProps) {
  return (
    <div className="upload-field">
      <div className="upload-row-text">
        <bdi className="upload-name">{item.name}</bdi>
        <span className="upload-detail num">
          {progressText(item)}
          {replacedName && (
            <>
              {m.uploads_replaces()}
              <bdi>{replacedName}</bdi>
            </>
          )}
        </span>
        <span className={item.step === 'failed' ? 'upload-problem' : 'upload-detail'}>
          {stateText(item)}
        </span>
      </div>
      <span className="upload-actions">
        {isUnfinished(item) && <UploadActions item={item} withoutCancel />}
        <Button
          variant="text"
          className="upload-remove"
          aria-label={m.uploads_remove_file()}
          onClick={onRemove}
        >
          {removeIcon}
          {m.kit_remove()}
        </Button>
      </span>
      {isUnfinished(item) && (
        <ProgressBar value={item.sent} max={item.bytes} label={progressText(item)} />
      )}
    </div>
  )
}

type UploadActionsProps = {
  item: UploadItem
  /** The form has its own button for it. */
  withoutCancel?: boolean
}

/** Pause, continue, choose again and cancel or dismiss, as far as the state allows. */
export function UploadActions({ item, withoutCancel = false }: UploadActionsProps) {
  const { key, name, step } = item
  const canPause = ['queued', 'sending', 'waiting'].includes(step)
  return (
    <span className="upload-actions">
      {canPause && (
        <IconButton
          label={m.uploads_pause_name({ name })}
          icon={pauseIcon}
          onClick={() => pauseUpload(key)}
        />
      )}
      {step === 'paused' && (
        <IconButton
          label={m.uploads_continue_name({ name })}
          icon={continueIcon}
          onClick={() => resumeUpload(key)}
        />
      )}
      {step === 'lost' && <ChooseAgain item={item} />}
      {!withoutCancel && (
        <IconButton
          destructive={isUnfinished(item)}
          label={
            isUnfinished(item) ? m.uploads_cancel_name({ name }) : m.uploads_dismiss_name({ name })
          }
          icon={removeIcon}
          onClick={() => (isUnfinished(item) ? void cancelUpload(key) : forget(key))}
        />
      )}
    </span>
  )
}

/** Continues after a reload: with one click where the browser kept the file, else with the file chosen again. */
function ChooseAgain({ item }: { item: UploadItem }) {
  const input = useRef<HTMLInputElement>(null)
  const start = async () => {
    if (!(await continueWithHandle(item))) input.current?.click()
  }
  return (
    <>
      <IconButton
        label={m.uploads_choose_name_again({ name: item.name })}
        icon={chooseIcon}
        onClick={() => void start()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.uploads_file_name({ name: item.name })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void continueWithFile(item, file)
          target.value = ''
        }}
      />
    </>
  )
}
