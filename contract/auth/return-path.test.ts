import { expect, test } from 'vitest'
import { returnPathOf } from './return-path.ts'

test('a sign-in returns to paths of this site only', () => {
  for (const path of ['/classes/aB3_x', '/messages?page=2#last', '/classes/1/lessons/2', '/'])
    expect(returnPathOf(path)).toBe(path)
  const invalidPaths = [
    ...['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example'],
    ...['/..//evil.example', '/./\\evil.example', 'javascript:alert(1)', ' /classes', 'classes'],
    ...['/login', '/login?next=/login', '/register', '/forgot-password', '', null, undefined],
    `/${'x'.repeat(500)}`,
  ]
  for (const path of invalidPaths) expect(returnPathOf(path), String(path)).toBeUndefined()
})
