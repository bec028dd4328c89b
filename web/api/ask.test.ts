import { afterEach, expect, test, vi } from 'vitest'
import { levelPrices, openRun } from '../../contract/game.ts'
import { getMessages } from '../../contract/messages.ts'
import { ask } from './ask.ts'
import { useSession } from './session.ts'

const prices = { level_price: { easy: 100, intermediate: 500, hard: 1000 } }

/** Answers every fetch with this and keeps the addresses that were asked. */
function aNetwork(answer: unknown) {
  const asked: string[] = []
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(answer)
  })
  return asked
}

afterEach(() => {
  useSession.setState({ authenticated: false, user: null })
  vi.unstubAllGlobals()
})

test('a call goes to this site, or to the host that it is asked at (R-GAME-039)', async () => {
  const asked = aNetwork(prices)

  await ask(levelPrices, {})
  await ask(levelPrices, {}, { host: '' })
  await ask(levelPrices, {}, { host: 'https://game.example' })
  await ask(openRun, {}, { host: 'https://game.example/', action: 'easy' })

  expect(asked).toEqual([
    '/game.php',
    '/game.php',
    'https://game.example/game.php',
    'https://game.example/game.php?action=easy',
  ])
})

test('what is asked stands in the address and in the body, as the specification has the one or the other', async () => {
  const sent = vi.fn(async () => Response.json({ status: true, message: '', data: [] }))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', sent)

  await ask(getMessages, { brief: true })

  expect(sent).toHaveBeenCalledWith(
    '/messages.php?action=getMessages',
    expect.objectContaining({ body: expect.stringMatching(/^{"action":"getMessages",/) }),
  )
})

test('a late 401 of an earlier session leaves the session that has begun since', async () => {
  const page = { cookie: 'token=earlier' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async () => {
    page.cookie = 'token=later'
    return Response.json({ status: false, message: 'Please sign in again.' }, { status: 401 })
  })
  useSession.setState({ authenticated: true, user: null })

  await expect(ask(getMessages, { brief: true })).rejects.toThrow('Please sign in again.')

  expect(useSession.getState().authenticated).toBe(true)
})
