import { useRef } from 'react'
import { IconButton } from '../kit/IconButton.tsx'
import { chooseIcon, continueIcon, pauseIcon, removeIcon } from './icons.tsx'
import { continueWithFile, continueWithHandle } from './restore-uploads.ts'
import { isUnfinished, type UploadItem } from './upload-item.ts'
import { cancelUpload, forget, pauseUpload, resumeUpload } from './upload-queue.ts'

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
        <IconButton label={`Pause ${name}`} icon={pauseIcon} onClick={() => pauseUpload(key)} />
      )}
      {step === 'paused' && (
        <IconButton
          label={`Continue ${name}`}
          icon={continueIcon}
          onClick={() => resumeUpload(key)}
        />
      )}
      {step === 'lost' && <ChooseAgain item={item} />}
      {!withoutCancel && (
        <IconButton
          destructive={isUnfinished(item)}
          label={`${isUnfinished(item) ? 'Cancel' : 'Dismiss'} ${name}`}
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
        label={`Choose ${item.name} again`}
        icon={chooseIcon}
        onClick={() => void start()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`File for ${item.name}`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void continueWithFile(item, file)
          target.value = ''
        }}
      />
    </>
  )
}
