import { expect, test } from 'vitest'
import { labelOf, restOf, sentenceOf } from './sentence.ts'

const amina = { id: 2, name: 'Amina Bello', email: 'amina@example.org', deleted: false }

function told(act: string, detail = '', subject: typeof amina | null = amina) {
  const deed = { act, detail, subject }
  const sentence = sentenceOf(deed)
    .map((it) => (it === 'subject' ? subject?.name : it.words))
    .join('')
  return restOf(deed) ? `${sentence} | ${restOf(deed)}` : sentence
}

test('each act is told as a sentence', () => {
  expect(told('fundWallet', '₦250.00')).toBe('put ₦250.00 into the wallet of Amina Bello')
  expect(told('changeRole', 'administrator')).toBe('made Amina Bello an administrator')
  expect(told('changeRole', 'student')).toBe('made Amina Bello a student')
  expect(told('editStudent', 'phone: none → 0803')).toBe('changed Amina Bello | phone: none → 0803')
  expect(told('actAsStudent', 'joined class 12')).toBe('logged in as Amina Bello, joined class 12')
  expect(told('importStudents', '12 students', null)).toBe('imported 12 students from a file')
})

test('an act that nobody gave words to is told by its name', () => {
  expect(told('deleteClass', 'class 3: Naḥw', null)).toBe('did: delete class | class 3: Naḥw')
  expect(labelOf('deleteClass')).toBe('Delete class')
})

test('what somebody wrote is never taken for a place in the sentence', () => {
  expect(told('actAsStudent', 'wrote $& {subject}')).toBe(
    'logged in as Amina Bello, wrote $& {subject}',
  )
})
