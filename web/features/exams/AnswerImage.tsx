import { Camera, Trash2 } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { FieldError } from '../../kit/Field.tsx'
import { shrinkImage } from './shrink-image.ts'

type AnswerImageProps = {
  /** A data URL, '' if none is chosen. */
  image: string
  error: string | undefined
  onChange: (image: string) => void
}

/** The size of a data URL on the wire: its text is sent as it is. */
const bytesOf = (dataUrl: string) => dataUrl.length

/** Chooses the photo of an answer, reduces it and shows a preview. */
export function AnswerImage({ image, error, onChange }: AnswerImageProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const errorId = useId()
  const problem = state === 'failed' ? m.exams_unreadable_image() : error

  async function chooseImage(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (!file) return
    setState('busy')
    try {
      onChange(await shrinkImage(file))
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="grid gap-3">
      {image && (
        <img
          src={image}
          alt={m.exams_your_answer()}
          className="max-h-120 w-full rounded-control border border-line bg-sunken object-contain"
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <label className="btn btn-outline relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <input
            type="file"
            name="theoryImage"
            accept="image/*"
            className="sr-only"
            aria-describedby={problem ? errorId : undefined}
            aria-invalid={problem ? true : undefined}
            // choosing the same file again must fire a change event
            onClick={(event) => {
              event.currentTarget.value = ''
            }}
            onChange={chooseImage}
          />
          <Camera className="icon" aria-hidden />
          {state === 'busy'
            ? m.exams_preparing()
            : image
              ? m.exams_choose_another_image()
              : m.exams_choose_image()}
        </label>
        {image && (
          <Button variant="text" onClick={() => onChange('')}>
            <Trash2 className="icon" aria-hidden />
            {m.exams_remove_image()}
          </Button>
        )}
      </div>
      {problem ? (
        <FieldError id={errorId} role="alert">
          {problem}
        </FieldError>
      ) : (
        <p className="hint">
          {image
            ? m.exams_image_made_small({ size: formatDataSize(bytesOf(image)) })
            : m.exams_photo_is_made_small()}
        </p>
      )}
    </div>
  )
}
