import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'

test('every specified path is served (R-WIRE-024)', () => {
  expect([...new Set(allCalls.map(({ call }) => call.path))].sort()).toEqual([
    '/adminActions.php',
    '/adminReport.php',
    '/api.php',
    '/comments.php',
    '/game.php',
    '/lessonsAction.php',
    '/messages.php',
    '/mycertificates.php',
    '/semestergrade.php',
    '/submitExam.php',
  ])
})

test('the contract contains every specified call once', () => {
  const addresses = allCalls.map(({ call }) => `${call.method} ${call.path} ${call.action ?? ''}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const action of specifiedActions)
    expect(
      addresses.some((it) => it.endsWith(` ${action}`)),
      action,
    ).toBe(true)
})

const specifiedActions = [
  ...[
    'get_app_settings',
    'getUserData',
    'get_classes',
    'login',
    'signup',
    'reset_password',
    'getReferralCount',
  ],
  ...[
    'get_my_classes',
    'get_eligible_classes',
    'get_class_details',
    'viewStatus',
    'classenrolement',
  ],
  ...[
    'get_lesson_details',
    'getMessages',
    'readMessage',
    'getMyCertificates',
    'getComments',
    'addComment',
  ],
  ...[
    'deleteComment',
    'get_wallet_history',
    'getUnmarkedExams',
    'getExamDetails',
    'markExam',
    'getClassDetails',
  ],
  ...[
    'getClassStudents',
    'getLessons',
    'lessonAttendance',
    'addLesson',
    'updateLesson',
    'deleteLesson',
  ],
  ...[
    'reorderLessons',
    'swapLessonsPosition',
    'getLessonDetails',
    'getLessonQuestions',
    'removeFile',
    'removeObj',
  ],
  ...[
    'addClass',
    'updateClass',
    'deleteClass',
    'getStudentList',
    'editStudent',
    'deleteStudent',
    'fundWallet',
  ],
  ...[
    'resetPassword',
    'loginAsStudent',
    'getPaymentHistory',
    'sendMessage',
    'updateAppSettings',
    'uploadLogo',
  ],
  ...[
    'getCertificateTemplates',
    'saveCertificateTemplate',
    'deleteCertificateTemplate',
    'assignCertificate',
  ],
  ...['request_password_reset', 'verifyPayment', 'renewSubscription', 'logout'],
]
