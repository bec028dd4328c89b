import { expect, test } from 'vitest'
import { stateText, type UploadItem } from './upload-item.ts'

const item: UploadItem = {
  ...{ key: 'k', id: 'i', ownerId: '1', name: 'video.mp4', kind: 'video', bytes: 10, sent: 4 },
  ...{ speed: 0, step: 'waiting', problem: '', fingerprint: '' },
  target: { formKey: '', classId: 1, lessonId: null, subject: '' },
}

test('an upload that waits says what the school said, and speaks of the connection only without a response', () => {
  expect(stateText(item)).toBe('Connection lost. Continues by itself.')
  const problem = 'The disk of the school has no room left for files.'
  expect(stateText({ ...item, problem })).toBe(`${problem} The upload tries again by itself.`)
})
