import { type AdminCall, pageFor } from './admin-call.ts'

/** The calls of the screens of messages, certificates and the quiz. */
export const messageCalls: AdminCall[] = [
  { name: 'getSentMessages', action: 'getSentMessages', fields: () => ({}) },
  {
    name: 'getMessageReaders, any page',
    action: 'getMessageReaders',
    fields: (index, { messageIds, students }) => ({
      message_id: String(messageIds[index % messageIds.length]),
      unread: index % 2 === 0,
      page: pageFor(index, students * 0.4, 20),
    }),
  },
  audienceCall('a class', (index, { classIds }) => ({
    kind: 'class',
    class_id: String(classIds[index % classIds.length]),
  })),
  audienceCall('not seen', (index) => ({ kind: 'unseen', days: 7 + (index % 40) })),
  audienceCall('ending', (index) => ({ kind: 'ending', days: 1 + (index % 14) })),
  audienceCall('failed', (index, { examId }) => ({
    ...{ kind: 'failed', exam_id: String(examId), pass_mark: 30 + (index % 60) },
  })),
  audienceCall('unread', (index, { messageIds }) => ({
    kind: 'unread',
    message_id: String(messageIds[index % messageIds.length]),
  })),
  certificatesCall('any page', (index, { students }) => ({ page: pageFor(index, students) })),
  certificatesCall('revoked, any page', (index, { students }) => ({
    state: 'revoked',
    page: pageFor(index, students / 50),
  })),
  certificatesCall('of one student', (index, { students }) => ({
    search: `student${(index * 613) % students}@`,
  })),
  certificatesCall('of many students', (index) => ({ search: String(index % 10) })),
  {
    name: 'findCompleted',
    path: '/mycertificates.php',
    action: 'findCompleted',
    fields: (index, { classIds }) => ({
      class_id: String(classIds[index % Math.min(50, classIds.length)]),
      template_id: '1',
    }),
  },
  {
    name: 'getQuizQuestions',
    action: 'getQuizQuestions',
    fields: (index) => ({
      level: ['easy', 'intermediate', 'hard'][index % 3],
      page: 1 + (index % 6),
    }),
  },
  {
    name: 'getCertificateTemplates',
    path: '/mycertificates.php',
    action: 'getCertificateTemplates',
    fields: () => ({}),
  },
]

function audienceCall(name: string, audience: AdminCall['fields']): AdminCall {
  return {
    name: `countAudience, ${name}`,
    action: 'countAudience',
    fields: (index, sample) => ({ audience: audience(index, sample) }),
  }
}

function certificatesCall(name: string, fields: AdminCall['fields']): AdminCall {
  return {
    name: `getGivenCertificates, ${name}`,
    path: '/mycertificates.php',
    action: 'getGivenCertificates',
    fields,
  }
}
