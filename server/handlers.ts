import { adminRoutes } from './admin/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { certificateCalls } from './certificates/routes.ts'
import { classesRoutes } from './classes/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import { enrolmentRoutes } from './enrolment/routes.ts'
import { examCalls } from './exams/routes.ts'
import { gameCalls } from './game/routes.ts'
import { lessonCalls } from './lessons/routes.ts'
import { messageCalls } from './messages/routes.ts'
import { paymentsCalls } from './payments/routes.ts'
import { pushCalls } from './push/routes.ts'
import type { BoundCall } from './rpc/handler.ts'
import { settingsRoutes } from './settings/routes.ts'
import { studyCalls } from './study/routes.ts'
import { walletRoutes } from './wallet/routes.ts'

/** Every call that is answered: the one place where the nouns come together. */
export const handlers: readonly BoundCall[] = [
  ...authRoutes,
  ...classesRoutes,
  ...enrolmentRoutes,
  ...examCalls,
  ...settingsRoutes,
  ...walletRoutes,
  ...paymentsCalls,
  ...lessonCalls,
  ...studyCalls,
  ...gameCalls,
  ...commentRoutes,
  ...messageCalls,
  ...pushCalls,
  ...certificateCalls,
  ...adminRoutes,
]
