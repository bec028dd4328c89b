/** How the audit log shows an action. */
export type AuditActionText = {
  /** In the filter of the audit log. */
  label: string
  /** The rest of the sentence after the actor's name. */
  sentence: string
  /** Shows the detail below the sentence instead of within it. */
  hasSeparateDetail?: true
}

/** Actions on the money of students. */
export const MONEY_ACTIONS = {
  fundWallet: { label: 'Wallet funding', sentence: 'put {detail} into the wallet of {subject}' },
  correctWallet: {
    label: 'Wallet correction',
    sentence: 'took {detail} out of the wallet of {subject}',
  },
  refundPayment: {
    label: 'Refund',
    sentence: 'refunded a payment of {subject}',
    hasSeparateDetail: true,
  },
  retryRefund: {
    label: 'Refund sent again',
    sentence: 'sent a failed refund of {subject} to the card again',
    hasSeparateDetail: true,
  },
  returnRefund: {
    label: 'Refund to the wallet instead',
    sentence: 'put a failed card refund of {subject} into the wallet instead',
    hasSeparateDetail: true,
  },
  checkRefund: {
    label: 'Check of a refund',
    sentence: 'checked a refund of {subject} with the provider',
    hasSeparateDetail: true,
  },
  setIncomeShare: {
    label: 'Share of income',
    sentence: 'set the share of {subject} in the income of {detail}',
  },
  recheckPayment: {
    label: 'Check of a payment',
    sentence: 'checked a payment of {subject} with the provider',
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>

/** Actions on students and their enrolments. */
export const STUDENT_ACTIONS = {
  editStudent: {
    label: 'Change of a student',
    sentence: 'changed {subject}',
    hasSeparateDetail: true,
  },
  changeOwnProfile: {
    label: 'Change of the own profile',
    sentence: 'changed the own profile',
    hasSeparateDetail: true,
  },
  changeRole: { label: 'Change of role', sentence: 'made {subject} {detail}' },
  resetPassword: { label: 'Password reset', sentence: 'set a new password for {subject}' },
  deleteStudent: {
    label: 'Deletion of a student',
    sentence: 'deleted {subject}',
    hasSeparateDetail: true,
  },
  eraseStudent: { label: 'Erasure of a student', sentence: 'erased the account of {subject}' },
  addStudent: { label: 'Addition of a student', sentence: 'added {subject} as a student' },
  deactivateStudent: { label: 'Deactivation of a student', sentence: 'deactivated {subject}' },
  activateStudent: { label: 'Activation of a student', sentence: 'activated {subject}' },
  enrolStudent: {
    label: 'Addition to a class',
    sentence: 'added {subject} to a class',
    hasSeparateDetail: true,
  },
  moveStudent: {
    label: 'Move to another class',
    sentence: 'moved {subject} to another class',
    hasSeparateDetail: true,
  },
  extendSubscription: {
    label: 'Extension of a subscription',
    sentence: 'extended a subscription of {subject}',
    hasSeparateDetail: true,
  },
  removeFromClass: {
    label: 'Removal from a class',
    sentence: 'removed {subject} from a class',
    hasSeparateDetail: true,
  },
  sendInvitations: {
    label: 'Invitations sent again',
    sentence: 'sent {detail} another link to set a password',
  },
  createPasswordLink: {
    label: 'Link to set a password',
    sentence: 'created a link for {subject} to set a password',
  },
  importStudents: { label: 'Import of students', sentence: 'imported {detail} from a file' },
  loginAsStudent: { label: 'Login as a student', sentence: 'logged in as {subject}' },
  actAsStudent: { label: 'Act as a student', sentence: 'logged in as {subject}, {detail}' },
  logoutAsStudent: {
    label: 'Return from a student',
    sentence: 'stopped being logged in as {subject}',
  },
} as const satisfies Record<string, AuditActionText>

/** Actions of owners on the staff (R-STAFF-010). */
export const STAFF_ACTIONS = {
  inviteStaff: {
    label: 'Invitation to the staff',
    sentence: 'invited somebody to the staff',
    hasSeparateDetail: true,
  },
  revokeStaffInvitation: {
    label: 'Withdrawal of an invitation',
    sentence: 'withdrew an invitation to the staff',
    hasSeparateDetail: true,
  },
  acceptStaffInvitation: {
    label: 'Acceptance of an invitation',
    sentence: 'accepted the invitation to the staff',
    hasSeparateDetail: true,
  },
  changeStaff: { label: 'Change of the staff', sentence: 'changed what {subject} may do' },
  removeStaff: { label: 'Removal from the staff', sentence: 'removed {subject} from the staff' },
  setClassStaff: {
    label: 'Teachers of a class',
    sentence: 'changed who teaches a class',
    hasSeparateDetail: true,
  },
  viewAsStaff: {
    label: 'View as a member of the staff',
    sentence: 'looked at what {subject} sees',
  },
} as const satisfies Record<string, AuditActionText>

/** Actions on the second step of administrators. */
export const SECURITY_ACTIONS = {
  addSecondFactor: {
    label: 'New second step',
    sentence: 'added a second step to the sign-in: {detail}',
  },
  removeSecondFactor: {
    label: 'Removal of a second step',
    sentence: 'removed a second step of the sign-in: {detail}',
  },
  renewRecoveryCodes: { label: 'New recovery codes', sentence: 'made new recovery codes' },
  requireSecondFactor: {
    label: 'Rule of the second step',
    sentence: 'changed the rule of the second step: {detail}',
  },
  resetSecondFactor: {
    label: 'Reset of a second step',
    sentence: 'removed the second step of {subject}',
  },
  unlockAdministrator: {
    label: 'Unlocking on the server',
    sentence: 'has no second step any more: it was removed on the server of the school',
  },
} as const satisfies Record<string, AuditActionText>

/** Actions on classes, lessons and questions. */
export const CLASS_ACTIONS = {
  addClass: { label: 'New class', sentence: 'added a class', hasSeparateDetail: true },
  editClass: { label: 'Change of a class', sentence: 'changed a class', hasSeparateDetail: true },
  deleteClass: {
    label: 'Deletion of a class',
    sentence: 'deleted a class',
    hasSeparateDetail: true,
  },
  duplicateClass: {
    label: 'Copy of a class',
    sentence: 'duplicated a class',
    hasSeparateDetail: true,
  },
  publishClass: {
    label: 'Publication of a class',
    sentence: 'published a class',
    hasSeparateDetail: true,
  },
  duplicateLesson: {
    label: 'Copy of a lesson',
    sentence: 'duplicated a lesson',
    hasSeparateDetail: true,
  },
  publishLesson: {
    label: 'Publication of a lesson',
    sentence: 'published a lesson',
    hasSeparateDetail: true,
  },
  addLesson: { label: 'New lesson', sentence: 'added a lesson', hasSeparateDetail: true },
  editLesson: {
    label: 'Change of a lesson',
    sentence: 'changed a lesson',
    hasSeparateDetail: true,
  },
  deleteLesson: {
    label: 'Deletion of a lesson',
    sentence: 'deleted a lesson',
    hasSeparateDetail: true,
  },
  removeLessonFile: {
    label: 'Removal of a file',
    sentence: 'removed the file of a lesson',
    hasSeparateDetail: true,
  },
  retryForms: {
    label: 'Smaller forms made again',
    sentence: 'had the smaller forms of a lesson made again',
    hasSeparateDetail: true,
  },
  attachSound: {
    label: 'Sound of a lesson',
    sentence: 'attached a sound to a lesson',
    hasSeparateDetail: true,
  },
  removeSound: {
    label: 'Removal of a sound',
    sentence: 'removed the sound of a lesson',
    hasSeparateDetail: true,
  },
  attachCaptions: {
    label: 'Captions of a lesson',
    sentence: 'attached captions to a lesson',
    hasSeparateDetail: true,
  },
  removeCaptions: {
    label: 'Removal of captions',
    sentence: 'removed the captions of a lesson',
    hasSeparateDetail: true,
  },
  deleteQuestion: {
    label: 'Deletion of an exam question',
    sentence: 'deleted a question of an exam',
    hasSeparateDetail: true,
  },
  reorderLessons: {
    label: 'Order of lessons',
    sentence: 'changed the order of the lessons of a class',
    hasSeparateDetail: true,
  },
  attachFile: {
    label: 'File of a lesson',
    sentence: 'gave a lesson its uploaded file',
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>

/** Actions on the submissions of exams. */
export const EXAM_ACTIONS = {
  markExam: {
    label: 'Mark of an exam',
    sentence: 'marked an exam of {subject}',
    hasSeparateDetail: true,
  },
  giveMark: {
    label: 'One of two marks',
    sentence: 'gave one of two marks for an exam of {subject}',
    hasSeparateDetail: true,
  },
  rotateAnswer: {
    label: 'Rotation of a photograph',
    sentence: 'turned the photographed answer of {subject}',
    hasSeparateDetail: true,
  },
  uploadAnswers: {
    label: 'Answers from a file',
    sentence: 'handed in the answers of {subject} from a file',
    hasSeparateDetail: true,
  },
  rescoreExam: {
    label: 'New scores of an exam',
    sentence: 'scored the submissions of an exam again',
    hasSeparateDetail: true,
  },
  setTypedVerdict: {
    label: 'Verdict on a typed answer',
    sentence: 'set the verdict on a typed answer for everyone who wrote it',
    hasSeparateDetail: true,
  },
  acceptTypedAnswer: {
    label: 'Acceptance of a typed answer',
    sentence: 'accepted a typed answer for everyone',
    hasSeparateDetail: true,
  },
  undoTypedChange: {
    label: 'Undone verdict on a typed answer',
    sentence: 'undid a verdict on a typed answer',
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>

/** Actions on messages, settings, certificates, the quiz and the bin. */
export const SCHOOL_ACTIONS = {
  retryEmails: { label: 'Emails sent again', sentence: 'sent {detail} again' },
  changeSettings: { label: 'Change of the settings', sentence: 'changed the settings' },
  addTemplate: {
    label: 'New certificate template',
    sentence: 'added a certificate template',
    hasSeparateDetail: true,
  },
  editTemplate: {
    label: 'Change of a certificate template',
    sentence: 'changed a certificate template',
    hasSeparateDetail: true,
  },
  deleteTemplate: {
    label: 'Deletion of a certificate template',
    sentence: 'deleted a certificate template',
    hasSeparateDetail: true,
  },
  revokeCertificate: {
    label: 'Revocation of a certificate',
    sentence: 'revoked a certificate of {subject}',
    hasSeparateDetail: true,
  },
  restoreCertificate: {
    label: 'Restoring of a certificate',
    sentence: 'restored a certificate of {subject}',
    hasSeparateDetail: true,
  },
  replaceCertificate: {
    label: 'Replacement of a certificate',
    sentence: 'gave {subject} a new certificate for a revoked one',
    hasSeparateDetail: true,
  },
  giveCertificates: { label: 'Certificates', sentence: 'gave {detail}' },
  addQuizQuestion: { label: 'New quiz question', sentence: 'added a question to the quiz' },
  editQuizQuestion: { label: 'Change of a quiz question', sentence: 'changed a quiz question' },
  deleteQuizQuestion: {
    label: 'Deletion of a quiz question',
    sentence: 'deleted a quiz question',
  },
  importQuizQuestions: {
    label: 'Import of quiz questions',
    sentence: 'imported quiz questions from a file: {detail}',
  },
  restoreFromBin: {
    label: 'Restoration from the bin',
    sentence: 'restored from the bin',
    hasSeparateDetail: true,
  },
  closeMention: {
    label: 'Mention of a deleted person closed',
    sentence: 'closed a mention of a deleted person',
    hasSeparateDetail: true,
  },
  sendMessage: { label: 'Message', sentence: 'sent a message', hasSeparateDetail: true },
  scheduleMessage: {
    label: 'Scheduling of a message',
    sentence: 'scheduled a message',
    hasSeparateDetail: true,
  },
  changeScheduledMessage: {
    label: 'Change of a scheduled message',
    sentence: 'changed a scheduled message',
    hasSeparateDetail: true,
  },
  cancelScheduledMessage: {
    label: 'Cancellation of a scheduled message',
    sentence: 'cancelled a scheduled message',
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>
