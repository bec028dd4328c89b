import { ProgressBar } from '../kit/ProgressBar.tsx'
import { UploadActions } from './UploadActions.tsx'
import { isUnfinished, progressText, stateText, type UploadItem } from './upload-item.ts'

/** An upload with its progress and its actions. */
export function UploadRow({ item }: { item: UploadItem }) {
  const { name, target, step } = item
  return (
    <li className="upload-row">
      <div className="upload-row-text">
        <bdi className="upload-name">{name}</bdi>
        {target.subject !== '' && (
          <span className="upload-detail">
            Lesson: <bdi>{target.subject}</bdi>
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
