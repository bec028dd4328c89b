import type { ManagedRenditions } from '../../../../../contract/renditions/managed-renditions.ts'
import { m } from '../../../../../messages/m.ts'
import { formatDataSize } from '../../../../kit/data-size.ts'

type ManagedForm = ManagedRenditions['forms'][number]

const LABELS: Record<ManagedForm['form'], string> = {
  'video-240': m.lessons_form_small_video(),
  sound: m.lessons_form_sound(),
  'sound-aac': m.lessons_form_sound_iphone(),
  'picture-720': m.lessons_form_small_picture(),
}

export const formLabel = ({ form }: ManagedForm) => LABELS[form]

/** The outcome of a form: its size, or the reason why there is none. */
export function formOutcome({ state, bytes, reason }: ManagedForm): string {
  if (state === 'made') return formatDataSize(bytes)
  if (state === 'attached') return m.lessons_form_attached({ size: formatDataSize(bytes) })
  return (
    reason || (state === 'discarded' ? m.lessons_form_not_smaller() : m.lessons_form_not_possible())
  )
}

/** The state of the job in a sentence; undefined when it is finished. */
export function jobText({ state, progress, reason }: ManagedRenditions): string | undefined {
  switch (state) {
    case 'none':
      return m.lessons_forms_none()
    case 'waiting':
      return [m.lessons_forms_waiting(), reason].filter(Boolean).join(' ')
    case 'running':
      return m.lessons_forms_running({ percent: progress })
    case 'failed':
      return [m.lessons_forms_failed(), reason].filter(Boolean).join(' ')
    case 'unavailable':
      return [m.lessons_forms_unavailable(), reason].filter(Boolean).join(' ')
    case 'done':
      return undefined
  }
}
