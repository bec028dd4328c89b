import type { CallName } from '../contract/all.ts'
import { adminRoutes } from './admin/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { secondFactorRoutes } from './auth/second-factor/routes.ts'
import { sessionRoutes } from './auth/session-routes.ts'
import { binRoutes } from './bin/routes.ts'
import { certificateRoutes } from './certificates/routes.ts'
import { classRoutes } from './classes/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import { copyRoutes } from './copies/routes.ts'
import { correctionRoutes } from './corrections/routes.ts'
import { applyGrace } from './enrolment/apply-grace.ts'
import { couponRoutes } from './enrolment/coupons/routes.ts'
import { enrolmentRoutes } from './enrolment/routes.ts'
import { chooseAttempts } from './exams/count-attempts.ts'
import { gradebookRoutes } from './exams/gradebook-routes.ts'
import { markingRoutes } from './exams/marking-routes.ts'
import { rescoreSubmissions } from './exams/rescore.ts'
import { examRoutes } from './exams/routes.ts'
import { settleMarks } from './exams/second-mark.ts'
import { finderRoutes } from './finder/routes.ts'
import { gameRoutes } from './game/routes.ts'
import { guardianRoutes } from './guardians/routes.ts'
import { lessonRenditionRoutes } from './lessons/rendition-routes.ts'
import { lessonRoutes, updateLessonRoute } from './lessons/routes.ts'
import { lessonWordRoutes } from './lessons/word-routes.ts'
import { letterRoutes } from './letters/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { recordedPaymentRoutes } from './payments/recorded/routes.ts'
import { refundRoutes } from './payments/refunds/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { transferRoutes } from './payments/transfers/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { publicPageRoutes } from './public-pages/routes.ts'
import { pushRoutes } from './push/routes.ts'
import type { BoundCall } from './rpc/handler.ts'
import { settingsRoutes, updateSettingsRoute } from './settings/routes.ts'
import { incomeShareRoutes } from './staff/income-share-routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { studyRoutes } from './study/routes.ts'
import { voiceRoutes } from './voice/routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { wordRoutes } from './words/routes.ts'

// a call of the contract without a handler is a type error here
const routes: Record<CallName, BoundCall> = {
  ...authRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...classRoutes,
  ...enrolmentRoutes,
  ...couponRoutes,
  ...examRoutes,
  ...markingRoutes,
  ...gradebookRoutes,
  ...correctionRoutes,
  ...settingsRoutes,
  ...updateSettingsRoute(applyGrace),
  ...walletRoutes,
  ...paymentRoutes,
  ...transferRoutes,
  ...refundRoutes,
  ...recordedPaymentRoutes,
  ...incomeShareRoutes,
  ...lessonRoutes,
  ...updateLessonRoute(rescoreSubmissions, settleMarks, chooseAttempts),
  ...lessonRenditionRoutes,
  ...lessonWordRoutes,
  ...studyRoutes,
  ...liveRoutes,
  ...voiceRoutes,
  ...guardianRoutes,
  ...wordRoutes,
  ...letterRoutes,
  ...gameRoutes,
  ...commentRoutes,
  ...messageRoutes,
  ...pushRoutes,
  ...certificateRoutes,
  ...publicPageRoutes,
  ...finderRoutes,
  ...adminRoutes,
  ...binRoutes,
  ...privacyRoutes,
  ...staffRoutes,
  ...copyRoutes,
}

/** The handler of every call in the contract. */
export const handlers: readonly BoundCall[] = Object.values(routes)
