import * as admin from './admin.ts'
import * as announcements from './announcements.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import type { Call } from './call.ts'
import * as certificates from './certificates.ts'
import * as classes from './classes.ts'
import * as comments from './comments.ts'
import * as enrolment from './enrolment.ts'
import * as exams from './exams.ts'
import * as game from './game.ts'
import * as lessons from './lessons.ts'
import * as marking from './marking.ts'
import * as messages from './messages.ts'
import * as payments from './payments.ts'
import * as push from './push.ts'
import * as quizBank from './quiz-bank.ts'
import * as settings from './settings.ts'
import * as settingsForm from './settings-form.ts'
import * as signUp from './sign-up.ts'
import * as studentImport from './student-import.ts'
import * as study from './study.ts'
import * as wallet from './wallet.ts'

// the calls of administrators have files of their own where students' pages would carry them along
const modulesByFeature = {
  auth: [auth, signUp],
  settings: [settings, settingsForm],
  classes,
  enrolment,
  study,
  lessons,
  exams: [exams, marking],
  comments,
  wallet,
  payments,
  messages: { ...messages, ...announcements },
  push,
  game: { ...game, ...quizBank },
  certificates,
  admin,
  'student-import': studentImport,
  audit,
}

/** Every call of the wire with its name and its noun: what the dispatcher, docs/calls.md and the tests read. */
export const allCalls = Object.entries(modulesByFeature).flatMap(([feature, modules]) =>
  [modules]
    .flat()
    .flatMap(Object.entries)
    .flatMap(([name, it]) => (isCall(it) ? [{ noun: feature, name, call: it }] : [])),
)

function isCall(it: unknown): it is Call {
  return typeof it === 'object' && it !== null && 'access' in it && 'path' in it
}
