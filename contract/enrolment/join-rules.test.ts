import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import { type JoinState, joinError, renewalError, renewalReminder } from './join-rules.ts'

const open: JoinState = {
  active: true,
  registrationCloses: '',
  isPrerequisiteCompleted: true,
  isEnrolled: false,
  now: Date.parse('2026-12-03T00:00:00Z') / 1000,
  timezone: 'Africa/Lagos',
}

test('a class is joined unless it is inactive, closed, locked by another class, or joined already; the first reason counts', () => {
  const last = { isEnrolled: true }
  const locked = { ...last, isPrerequisiteCompleted: false }
  const closed = { ...locked, registrationCloses: '2026-12-02' }
  const codes = [{}, last, locked, closed, { ...closed, active: false }].map(
    (it) => joinError({ ...open, ...it })?.code ?? null,
  )
  expect(codes).toEqual([
    null,
    'already_enrolled',
    'prerequisite_not_completed',
    'registration_closed',
    'class_inactive',
  ])
})

test('a monthly enrolment with an end is renewed, before and after the end', () => {
  expect(renewalError({ monthly: true, paidUntil: 1 })).toBeNull()
  expect(renewalError({ monthly: true, paidUntil: 0 })?.code).toBe('nothing_to_renew')
  expect(renewalError({ monthly: false, paidUntil: 0 })?.code).toBe('class_not_monthly')
})

test('within a week of its end a subscription shows in how many calendar days it has to be renewed', () => {
  const end = Date.parse('2026-12-22T09:00:00Z') / 1000
  const at = (time: string) => {
    const reminder = renewalReminder(end, Date.parse(time) / 1000, 'Africa/Lagos')
    return reminder && textIn('en', reminder)
  }
  expect(at('2026-12-14T22:59:59Z')).toBeNull()
  expect(at('2026-12-14T23:00:00Z')).toBe('Renew in 7 days')
  expect(at('2026-12-16T20:00:00Z')).toBe('Renew in 6 days')
  expect(at('2026-12-21T06:00:00Z')).toBe('Renew tomorrow')
  expect(at('2026-12-22T09:00:00Z')).toBe('Renew today')
  expect(at('2026-12-22T09:00:01Z')).toBeNull()
  expect(renewalReminder(0, 1, 'Africa/Lagos')).toBeNull()
})
