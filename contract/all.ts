import * as admin from './admin.ts'
import * as adminOverview from './admin-overview.ts'
import * as announcements from './announcements.ts'
import * as answerFileUpload from './answer-file-upload.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as bin from './bin.ts'
import type { Call } from './call.ts'
import * as cardPayments from './card-payments.ts'
import * as certificates from './certificates.ts'
import * as classes from './classes.ts'
import * as comments from './comments.ts'
import * as dataSaver from './data-saver.ts'
import * as deletionImpact from './deletion-impact.ts'
import * as deviceSeal from './device-seal.ts'
import * as enrolment from './enrolment.ts'
import * as examVersions from './exam-versions.ts'
import * as exams from './exams.ts'
import * as finder from './finder.ts'
import * as game from './game.ts'
import * as givenCertificates from './given-certificates.ts'
import * as gradebook from './gradebook.ts'
import * as invitations from './invitations.ts'
import * as keptLessons from './kept-lessons.ts'
import * as lessonChecks from './lesson-checks.ts'
import * as lessonForm from './lesson-form.ts'
import * as lessonRenditions from './lesson-renditions.ts'
import * as lessons from './lessons.ts'
import * as mail from './mail.ts'
import * as manageEnrolments from './manage-enrolments.ts'
import * as manageStudents from './manage-students.ts'
import * as marking from './marking.ts'
import * as mentions from './mentions.ts'
import * as messages from './messages.ts'
import * as ownProfile from './own-profile.ts'
import * as paymentHistory from './payment-history.ts'
import * as payments from './payments.ts'
import * as plannedDeletions from './planned-deletions.ts'
import * as preview from './preview.ts'
import * as privacy from './privacy.ts'
import * as privacyAdmin from './privacy-admin.ts'
import * as publicClasses from './public-classes.ts'
import * as push from './push.ts'
import * as questionImport from './question-import.ts'
import * as questionUpload from './question-upload.ts'
import * as quizBank from './quiz-bank.ts'
import * as referralOffer from './referral-offer.ts'
import * as refunds from './refunds.ts'
import * as scheduledMessages from './scheduled-messages.ts'
import * as secondFactors from './second-factors.ts'
import * as sessions from './sessions.ts'
import * as settings from './settings.ts'
import * as settingsForm from './settings-form.ts'
import * as signUp from './sign-up.ts'
import * as studentImport from './student-import.ts'
import * as studentPage from './student-page.ts'
import * as studentSearch from './student-search.ts'
import * as study from './study.ts'
import * as studyWeek from './study-week.ts'
import * as submissions from './submissions.ts'
import * as term from './term.ts'
import * as typedReview from './typed-review.ts'
import * as uploads from './uploads.ts'
import * as wallet from './wallet.ts'
import * as walletCorrections from './wallet-corrections.ts'

// administrators' calls that the pages of students must not load are in separate modules
const modulesByFeature = {
  auth: [auth, dataSaver, deviceSeal, ownProfile, secondFactors, sessions, signUp],
  settings: [settings, settingsForm],
  classes: [classes],
  study: [study, keptLessons, studyWeek, preview],
  enrolment: [enrolment, manageEnrolments],
  'public-pages': [publicClasses, referralOffer],
  lessons: [lessons, lessonForm, lessonChecks, lessonRenditions, questionUpload, term, uploads],
  exams: [
    exams,
    answerFileUpload,
    examVersions,
    questionImport,
    marking,
    submissions,
    gradebook,
    typedReview,
  ],
  comments: [comments],
  wallet: [wallet, walletCorrections],
  payments: [payments, cardPayments, paymentHistory, refunds],
  messages: [messages, announcements, scheduledMessages, mail],
  push: [push],
  game: [game, quizBank],
  certificates: [certificates, givenCertificates],
  finder: [finder],
  admin: [admin, adminOverview, manageStudents, invitations, studentPage, studentSearch],
  'student-import': [studentImport],
  audit: [audit],
  bin: [bin, deletionImpact],
  privacy: [privacy, privacyAdmin, plannedDeletions, mentions],
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
