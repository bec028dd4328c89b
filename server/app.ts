import { adminCalls } from './admin/wire.ts'
import { authCalls } from './auth/wire.ts'
import { certificateCalls } from './certificates/wire.ts'
import { classesCalls } from './classes/wire.ts'
import { commentCalls } from './comments/wire.ts'
import { enrolmentCalls } from './enrolment/wire.ts'
import { examCalls } from './exams/wire.ts'
import { gameCalls } from './game/wire.ts'
import type { Answered } from './http/answers.ts'
import { lessonCalls } from './lessons/wire.ts'
import { messageCalls } from './messages/wire.ts'
import { paymentsCalls } from './payments/wire.ts'
import { pushCalls } from './push/wire.ts'
import { settingsCalls } from './settings/wire.ts'
import { studyCalls } from './study/wire.ts'
import { walletCalls } from './wallet/wire.ts'

/** Every call that is answered: the one place where the nouns come together. */
export const verbs: readonly Answered[] = [
  ...authCalls,
  ...classesCalls,
  ...enrolmentCalls,
  ...examCalls,
  ...settingsCalls,
  ...walletCalls,
  ...paymentsCalls,
  ...lessonCalls,
  ...studyCalls,
  ...gameCalls,
  ...commentCalls,
  ...messageCalls,
  ...pushCalls,
  ...certificateCalls,
  ...adminCalls,
]
