import { expect, test } from 'vitest'
import { textsIn } from './literal-texts.ts'

const found = (code: string) => textsIn('web/example.tsx', code).map(({ text }) => text)

test('a literal text in a component, a rule or a handler is found (R-LANG-001)', () => {
  const inElement =
    'const a = <p>Your lessons <b>{isNew ? "New" : `\u0024{count} old ones`}</b></p>'
  expect(found(inElement)).toEqual(['Your lessons', 'New', '… old ones'])
  expect(
    found('const a = <Button aria-label="close" title={it ? "Open it" : m.kit_close()} />'),
  ).toEqual(['close', 'Open it'])
  expect(found("const rule = { code: 'closed', message: 'this class is closed' }")).toEqual([
    'this class is closed',
  ])
  expect(found("throw new Refusal('Choose at least one student')")).toEqual([
    'Choose at least one student',
  ])
  expect(found("toast.success('Saved')")).toEqual(['Saved'])
  expect(found("const title = 'درس جديد'")).toEqual(['درس جديد'])
  expect(found('const html = `<p class="note">Please enable \u0024{name}.</p>`')).toHaveLength(1)
})

test('code, logs, names of classes and queries are no texts (R-LANG-001)', () => {
  const code = [
    "import x from 'Some module of text'",
    'const a = <p className="px-3 text-small">{m.kit_close()}</p>',
    "log.warn('the disk is full')",
    "throw new Error('there is no such user')",
    "const query = db.select(['users.name as sender']).where('id', 'is not', null)",
    "if (state === 'Waits for you') open()",
    "type Kind = 'Own classes' | 'All of them'",
    'const b = sql`select Some text from users`',
  ]
  expect(found(code.join('\n'))).toEqual([])
})
