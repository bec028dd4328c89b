import { afterEach, expect, test, vi } from 'vitest'
import type { User } from '../../contract/auth/auth.ts'
import { levelPrices, openRun } from '../../contract/game/game.ts'
import { getMessages } from '../../contract/messages/messages.ts'
import { callApi } from './call-api.ts'
import { useSession } from './session.ts'
import { memoryStorage } from './test-storage.ts'

const prices = { level_price: { easy: 100, intermediate: 500, hard: 1000 } }

/** Stubs fetch with one response and returns the list of requested URLs. */
function stubFetch(response: unknown) {
  const requestedUrls: string[] = []
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (url: string) => {
    requestedUrls.push(url)
    return Response.json(response)
  })
  return requestedUrls
}

afterEach(() => {
  useSession.setState({ authenticated: false, user: null })
  vi.unstubAllGlobals()
})

test('a call goes to this site, or to the host given in its options (R-GAME-039)', async () => {
  const requestedUrls = stubFetch(prices)

  await callApi(levelPrices, {})
  await callApi(levelPrices, {}, { host: '' })
  await callApi(levelPrices, {}, { host: 'https://game.example' })
  await callApi(openRun, {}, { host: 'https://game.example/', action: 'easy' })

  expect(requestedUrls).toEqual([
    '/game.php',
    '/game.php',
    'https://game.example/game.php',
    'https://game.example/game.php?action=easy',
  ])
})

test('the action is sent in the query string and in the body (decision 0280)', async () => {
  const fetchMock = vi.fn(async () => Response.json({ status: true, message: '', data: [] }))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', fetchMock)

  await callApi(getMessages, { isBrief: true })

  expect(fetchMock).toHaveBeenCalledWith(
    '/messages.php?action=getMessages',
    expect.objectContaining({ body: expect.stringMatching(/^{"action":"getMessages",/) }),
  )
})

test('a late 401 response of an earlier session does not end the current session', async () => {
  const page = { cookie: 'token=earlier' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async () => {
    page.cookie = 'token=later'
    return Response.json({ status: false, message: 'Please sign in again.' }, { status: 401 })
  })
  useSession.setState({ authenticated: true, user: null })

  await expect(callApi(getMessages, { isBrief: true })).rejects.toThrow('Please sign in again.')

  expect(useSession.getState().authenticated).toBe(true)
})

test('a page sends nothing after another user has signed in on the device, and asks for a cover', async () => {
  const requestedUrls = stubFetch({ status: true, message: '', data: [] })
  const storage = memoryStorage()
  vi.stubGlobal('localStorage', storage)
  const events: string[] = []
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => events.push(type))
  const amina = { id: '7', name: 'Amina', wallet: 0 } as User
  useSession.setState({ authenticated: true, user: amina })
  await callApi(getMessages, { isBrief: true })
  const sent = requestedUrls.length

  const user = { ...amina, id: '8', name: 'Musa' }
  storage.setItem('auth-storage', JSON.stringify({ state: { authenticated: true, user } }))
  void callApi(getMessages, { isBrief: true })
  await new Promise((resolve) => setTimeout(resolve))

  expect(requestedUrls).toHaveLength(sent)
  expect(events).toEqual(['otheruser'])
})
