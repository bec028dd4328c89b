import { Button } from '../kit/Button.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { removeIcon } from './icons.tsx'
import { UploadActions } from './UploadActions.tsx'
import { isUnfinished, progressText, stateText, type UploadItem } from './upload-item.ts'
import './uploads.css'

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
              {' · replaces '}
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
        <Button variant="text" className="upload-remove" onClick={onRemove}>
          {removeIcon}
          Remove
          <span className="sr-only"> file</span>
        </Button>
      </span>
      {isUnfinished(item) && (
        <ProgressBar value={item.sent} max={item.bytes} label={progressText(item)} />
      )}
    </div>
  )
}
