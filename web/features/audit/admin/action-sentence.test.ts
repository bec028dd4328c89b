import { expect, test } from 'vitest'
import { actionLabel, sentenceParts, separateDetail } from './action-sentence.ts'

const amina = { id: 2, name: 'Amina Bello', email: 'amina@example.org', deleted: false }

function renderSentence(action: string, detail = '', subject: typeof amina | null = amina) {
  const entry = { action: action, detail, subject }
  const sentence = sentenceParts(entry)
    .map((it) => (it === 'actor' ? '' : it === 'subject' ? subject?.name : it.text))
    .join('')
    .trim()
  return separateDetail(entry) ? `${sentence} | ${separateDetail(entry)}` : sentence
}

test('each action has a sentence', () => {
  expect(renderSentence('fundWallet', '₦250.00')).toBe('put ₦250.00 into the wallet of Amina Bello')
  expect(renderSentence('changeRole', 'administrator')).toBe('made Amina Bello an administrator')
  expect(renderSentence('changeRole', 'student')).toBe('made Amina Bello a student')
  expect(renderSentence('changeRole', 'teacher of Naḥw')).toBe('made Amina Bello a teacher of Naḥw')
  expect(renderSentence('changeRole', 'accountant')).toBe('made Amina Bello an accountant')
  expect(renderSentence('editStudent', 'phone: none → 0803')).toBe(
    'changed Amina Bello | phone: none → 0803',
  )
  expect(renderSentence('actAsStudent', 'joined class 12')).toBe(
    'logged in as Amina Bello, joined class 12',
  )
  expect(renderSentence('importStudents', '12 students', null)).toBe(
    'imported 12 students from a file',
  )
  expect(renderSentence('deleteClass', 'class 3: Naḥw', null)).toBe(
    'deleted a class | class 3: Naḥw',
  )
  expect(renderSentence('recheckPayment', 'T-1')).toBe(
    'checked a payment of Amina Bello with the provider | T-1',
  )
  expect(actionLabel('deleteClass')).toBe('Deletion of a class')
})

test('an action without a text is shown by its name', () => {
  expect(renderSentence('archiveClass', 'class 3: Naḥw', null)).toBe(
    'did: archive class | class 3: Naḥw',
  )
  expect(renderSentence('toString', 'x')).toBe('did: to string, Amina Bello | x')
  expect(actionLabel('archiveClass')).toBe('Archive class')
})

test('placeholders within a detail are not replaced', () => {
  expect(renderSentence('actAsStudent', 'wrote $& {subject}')).toBe(
    'logged in as Amina Bello, wrote $& {subject}',
  )
})
