import { formatDataSize } from '../../../../../contract/offline/data-size.ts'
import type { ManagedRenditions } from '../../../../../contract/renditions/managed-renditions.ts'

type ManagedForm = ManagedRenditions['forms'][number]

const LABELS: Record<ManagedForm['form'], string> = {
  'video-240': 'Small video',
  sound: 'Sound',
  'sound-aac': 'Sound for iPhones',
  'picture-720': 'Small picture',
}

export const formLabel = ({ form }: ManagedForm) => LABELS[form]

/** The outcome of a form: its size, or the reason why there is none. */
export function formOutcome({ state, bytes, reason }: ManagedForm): string {
  if (state === 'made') return formatDataSize(bytes)
  if (state === 'attached') return `${formatDataSize(bytes)}, attached`
  return reason || (state === 'discarded' ? 'Not smaller than the file' : 'Not possible')
}

/** The state of the job in a sentence; undefined when it is finished. */
export function jobText({ state, progress, reason }: ManagedRenditions): string | undefined {
  switch (state) {
    case 'none':
      return 'This file has no smaller forms yet.'
    case 'waiting':
      return ['Smaller forms are made soon.', reason].filter(Boolean).join(' ')
    case 'running':
      return `Smaller forms are being made: ${progress} %`
    case 'failed':
      return ['The smaller forms could not be made.', reason].filter(Boolean).join(' ')
    case 'unavailable':
      return ['This school makes no smaller forms.', reason].filter(Boolean).join(' ')
    case 'done':
      return undefined
  }
}
