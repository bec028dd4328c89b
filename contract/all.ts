import * as admin from './admin/admin.ts'
import * as adminOverview from './admin/admin-overview.ts'
import * as manageStudents from './admin/manage-students.ts'
import * as studentImport from './admin/student-import.ts'
import * as studentList from './admin/student-list.ts'
import * as studentPage from './admin/student-page.ts'
import * as audit from './audit/audit.ts'
import * as auth from './auth/auth.ts'
import * as invitations from './auth/invitations.ts'
import * as ownProfile from './auth/own-profile.ts'
import * as secondFactors from './auth/second-factors.ts'
import * as sessions from './auth/sessions.ts'
import * as signUp from './auth/sign-up.ts'
import * as bin from './bin/bin.ts'
import * as certificates from './certificates/certificates.ts'
import * as givenCertificates from './certificates/given-certificates.ts'
import * as classes from './classes/classes.ts'
import * as preview from './classes/preview.ts'
import * as publicClasses from './classes/public-classes.ts'
import * as comments from './comments/comments.ts'
import * as copies from './copies/copies.ts'
import * as coupons from './enrolment/coupons.ts'
import * as enrolment from './enrolment/enrolment.ts'
import * as manageEnrolments from './enrolment/manage-enrolments.ts'
import * as owed from './enrolment/owed.ts'
import * as allowances from './exams/allowances.ts'
import * as answerFileUpload from './exams/answer-file-upload.ts'
import * as exams from './exams/exams.ts'
import * as gradebook from './exams/gradebook.ts'
import * as manageQuestions from './exams/manage-questions.ts'
import * as marking from './exams/marking.ts'
import * as markingClaims from './exams/marking-claims.ts'
import * as secondMarks from './exams/second-marks.ts'
import * as similarAnswers from './exams/similar-answers.ts'
import * as sittings from './exams/sittings.ts'
import * as typedReview from './exams/typed-review.ts'
import * as finder from './finder/finder.ts'
import * as game from './game/game.ts'
import * as quizBank from './game/quiz-bank.ts'
import * as guardians from './guardians/guardians.ts'
import * as attachmentUpload from './lessons/attachment-upload.ts'
import * as lessonChecks from './lessons/lesson-checks.ts'
import * as lessonForm from './lessons/lesson-form.ts'
import * as manageCanDo from './lessons/manage-can-do.ts'
import * as manageLessons from './lessons/manage-lessons.ts'
import * as letterProgress from './letters/letter-progress.ts'
import * as letterSounds from './letters/letter-sounds.ts'
import * as calendarFeed from './live/calendar-feed.ts'
import * as liveSessions from './live/live-sessions.ts'
import * as manageLiveSessions from './live/manage-live-sessions.ts'
import * as announcements from './messages/announcements.ts'
import * as mail from './messages/mail.ts'
import * as messages from './messages/messages.ts'
import * as scheduledMessages from './messages/scheduled-messages.ts'
import * as dataSaver from './offline/data-saver.ts'
import * as deviceSeal from './offline/device-seal.ts'
import * as keptLessons from './offline/kept-lessons.ts'
import * as cardPayments from './payments/card-payments.ts'
import * as incomeReport from './payments/income-report.ts'
import * as matchPayments from './payments/match-payments.ts'
import * as paymentHistory from './payments/payment-history.ts'
import * as payments from './payments/payments.ts'
import * as recordedPayments from './payments/recorded-payments.ts'
import * as refunds from './payments/refunds.ts'
import * as transfers from './payments/transfers.ts'
import type { Call } from './platform/call.ts'
import * as dataProtection from './privacy/data-protection.ts'
import * as privacy from './privacy/privacy.ts'
import * as privacyAdmin from './privacy/privacy-admin.ts'
import * as push from './push/push.ts'
import * as lessonRenditions from './renditions/lesson-renditions.ts'
import * as settings from './settings/settings.ts'
import * as settingsForm from './settings/settings-form.ts'
import * as incomeShares from './staff/income-shares.ts'
import * as staff from './staff/staff.ts'
import * as staffInvitations from './staff/staff-invitations.ts'
import * as practice from './study/practice.ts'
import * as practiceResults from './study/practice-results.ts'
import * as searchLessons from './study/search-lessons.ts'
import * as study from './study/study.ts'
import * as studyWeek from './study/study-week.ts'
import * as term from './term/term.ts'
import * as uploads from './uploads/uploads.ts'
import * as recordingConsents from './voice/consent.ts'
import * as corrections from './voice/corrections.ts'
import * as manageCorrections from './voice/manage-corrections.ts'
import * as newAttempt from './voice/new-attempt.ts'
import * as recordingRules from './voice/recording-rules.ts'
import * as recordings from './voice/recordings.ts'
import * as referralOffer from './wallet/referral-offer.ts'
import * as wallet from './wallet/wallet.ts'
import * as manageWords from './words/manage-words.ts'
import * as wordsSentLater from './words/sent-later.ts'
import * as words from './words/words.ts'

// administrators' calls that the pages of students must not load are in separate modules
const modulesByFeature = {
  auth: [auth, dataSaver, deviceSeal, ownProfile, secondFactors, sessions, signUp],
  settings: [settings, settingsForm],
  classes: [classes],
  study: [study, practice, practiceResults, searchLessons, keptLessons, studyWeek, preview],
  enrolment: [enrolment, manageEnrolments, owed, coupons],
  'public-pages': [publicClasses, referralOffer],
  lessons: [
    manageLessons,
    manageCanDo,
    lessonForm,
    lessonChecks,
    lessonRenditions,
    term,
    uploads,
    attachmentUpload,
  ],
  exams: [
    ...[sittings, allowances],
    ...[exams, answerFileUpload, manageQuestions, marking, markingClaims, secondMarks],
    ...[gradebook, similarAnswers, typedReview],
  ],
  corrections: [corrections, newAttempt, manageCorrections],
  live: [liveSessions, manageLiveSessions, calendarFeed],
  voice: [recordings, recordingConsents, recordingRules],
  guardians: [guardians],
  words: [words, wordsSentLater, manageWords],
  letters: [letterProgress, letterSounds],
  comments: [comments],
  wallet: [wallet],
  payments: [
    payments,
    cardPayments,
    paymentHistory,
    incomeReport,
    matchPayments,
    recordedPayments,
    refunds,
    transfers,
  ],
  messages: [messages, announcements, scheduledMessages, mail],
  push: [push],
  game: [game, quizBank],
  certificates: [certificates, givenCertificates],
  finder: [finder],
  admin: [admin, adminOverview, manageStudents, invitations, studentPage, studentList],
  staff: [staff, staffInvitations, incomeShares],
  'student-import': [studentImport],
  audit: [audit],
  bin: [bin],
  copies: [copies],
  privacy: [privacy, privacyAdmin, dataProtection],
}

type Module = (typeof modulesByFeature)[keyof typeof modulesByFeature][number]
type CallNameIn<M> = M extends unknown
  ? { [N in keyof M]: M[N] extends Call ? N : never }[keyof M]
  : never

/** The name of a call: its export in the contract. */
export type CallName = CallNameIn<Module>

type ChangingCall = Call & { effect: 'change' | 'create' }
type ChangingCallNameIn<M> = M extends unknown
  ? { [N in keyof M]: M[N] extends ChangingCall ? N : never }[keyof M]
  : never

/** The name of a call that changes or creates something. */
export type ChangingCallName = ChangingCallNameIn<Module>

/** Every call with its name and feature. */
export const allCalls = Object.entries(modulesByFeature).flatMap(([feature, modules]) =>
  modules
    .flatMap((module) => Object.entries<unknown>(module))
    .flatMap(([name, it]) => (isCall(it) ? [{ feature, name, call: it }] : [])),
)

function isCall(it: unknown): it is Call {
  return typeof it === 'object' && it !== null && 'access' in it && 'path' in it
}
