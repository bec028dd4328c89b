import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../api/test-storage.ts'

test('an unsaved mark is only shown to the administrator who wrote it, and is removed at sign-out', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
  vi.stubGlobal('location', { protocol: 'https:' })
  const { endSession, useSession } = await import('../../../api/session.ts')
  const { markDrafts } = await import('./mark-draft.ts')
  // drafts use the id only
  const signIn = (id: string) => useSession.setState({ authenticated: true, user: { id } as never })
  const submission = { id: 7, theoryScore: null, feedback: '', version: '1' }
  const feedback = () => markDrafts.restore(submission).values.feedback

  signIn('1')
  markDrafts.store(submission, { score: '5', feedback: 'Well written' })
  expect(feedback()).toBe('Well written')
  signIn('2')
  expect(feedback()).toBe('')
  signIn('1')
  expect(feedback()).toBe('Well written')

  endSession()
  signIn('1')
  expect(feedback()).toBe('')
})
