import { expect, test } from 'vitest'
import type { ClassPage } from '../../../contract/study/study.ts'
import { textOf } from '../../../messages/m.ts'
import { courseOf } from './course.ts'

const NOW = 1_800_000_000

const lesson: ClassPage['lessons'][number] = {
  ...{ id: 7, kind: 'lesson', subject: 'The verb', about: '' },
  ...{ scheduled: false, opensAt: 0, viewed: false, viewedAt: 0, examDone: false },
  ...{ materialUrl: '', materialExtension: '', examPublicId: '' },
}

/** The page of a student whose access has ended. */
const expiredPage: ClassPage = {
  class: {
    ...{ id: 1, publicId: 'abcdefghijklmnop', name: 'Grammar', category: 'Grammar', about: '' },
    ...{ premium: true, price: 9_000_00, monthly: false, registrationCloses: '', links: '' },
    lessonCount: 1,
  },
  ...{ lessons: [lesson], isEnrolled: true, paidUntil: NOW - 60, subscription: 'expired' },
  ...{ monthlyLimit: 0, openedThisMonth: 0, isActive: true, prerequisite: null, payment: null },
}

const reasonOn = (page: ClassPage) => {
  const access = courseOf(page, NOW, 'Africa/Lagos').rows[0]?.access
  return access && !access.open && textOf(access.message)
}

test('a lesson says what opens it: the renewal, or the next part of a class that is paid in parts (R-LESSON-018, R-PAY-006)', () => {
  expect(reasonOn(expiredPage)).toBe(
    'Your subscription has expired. Please renew to access new content.',
  )
  const plan = { paid: 1, of: 3, next: 3_000_00, rest: 6_000_00, due: NOW - 4 * 86_400 }
  expect(reasonOn({ ...expiredPage, plan })).toBe(
    'The next part of this class is due. Please pay it to open new lessons.',
  )
})
