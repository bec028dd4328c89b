import { expect, test } from 'vitest'
import { replyWith } from '../test/exams/llm-stub.ts'
import { openSchoolWithAssistant, VALID_REPLY } from '../test/exams/marking-assistant.ts'

const NO_SUGGESTION =
  'The marking assistant gave no score this time. Please mark the exam yourself.'

test('a reply with text around the score is accepted', async () => {
  const { suggest } = await openSchoolWithAssistant(
    replyWith(`Here it is:\n\`\`\`json\n${VALID_REPLY}\n\`\`\``),
  )
  expect(await suggest()).toMatchObject({ status: true, data: { score: 70 } })
})

test.each([0, 100])('a suggestion of %i with a reason of one letter is accepted', async (score) => {
  const { suggest } = await openSchoolWithAssistant(
    replyWith(JSON.stringify({ score, reason: ' ؟ ' })),
  )
  expect(await suggest()).toMatchObject({ status: true, data: { score, reason: '؟' } })
})

test.each([
  ['replies without an object', replyWith('I would give seventy.')],
  ['suggests less than 0', replyWith('{"score": -1, "reason": "Nothing"}')],
  ['suggests more than 100', replyWith('{"score": 101, "reason": "Excellent"}')],
  ['suggests a fraction', replyWith('{"score": 70.5, "reason": "Nearly"}')],
  ['suggests a string', replyWith('{"score": "70", "reason": "Good"}')],
  ['gives no reason', replyWith('{"score": 70, "reason": " "}')],
  ['responds with 500', replyWith(VALID_REPLY, { http: 500 })],
  ['responds with HTML', (it: import('node:http').ServerResponse) => it.end('<html>')],
  ['replies with more than 100,000 bytes', replyWith(VALID_REPLY, { bytes: 100_001 })],
  [
    'redirects',
    (it: import('node:http').ServerResponse) =>
      it.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['times out', () => {}],
])('an assistant that %s suggests nothing', async (_, reply) => {
  const { suggest } = await openSchoolWithAssistant(reply)
  expect(await suggest()).toMatchObject({
    http: 200,
    status: false,
    code: 'suggestion_failed',
    message: NO_SUGGESTION,
  })
})

test('a reply of 100,000 bytes is accepted', async () => {
  const { suggest } = await openSchoolWithAssistant(replyWith(VALID_REPLY, { bytes: 100_000 }))
  expect(await suggest()).toMatchObject({ status: true, data: { score: 70 } })
})

test('a long reason is truncated', async () => {
  const { suggest } = await openSchoolWithAssistant(
    replyWith(JSON.stringify({ score: 0, reason: 'No. '.repeat(500) })),
  )
  expect((await suggest()).data.reason).toHaveLength(600)
})
