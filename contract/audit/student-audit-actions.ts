import type { AuditActionText } from './audit-action-text.ts'

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
