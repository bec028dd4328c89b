import { user } from '../auth/auth.ts'
import { call } from '../platform/call.ts'
import * as z from '../platform/zod.ts'

// separate from auth.ts, which every page loads

/** Which rendition a lesson opens with: the user chooses, the cheapest, or the best on Wi-Fi (R-FORMS-008). */
const dataSavers = ['ask', 'cheapest', 'best_on_wifi'] as const
export type DataSaver = (typeof dataSavers)[number]

/** Sets which rendition the caller's lessons open with. */
export const saveDataSaver = call({
  path: '/api.php',
  action: 'saveDataSaver',
  access: 'student',
  effect: 'change',
  request: { data_saver: z.enum(dataSavers) },
  response: user,
})
