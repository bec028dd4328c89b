import { mailState } from '../../contract/messages/mail.ts'
import { adminKeys } from './admin-query-keys.ts'
import { callQuery } from './call-query.ts'

/** Whether emails are delivered, for the texts of administrators that promise one (decision 0220). */
export const mailStateQuery = callQuery(mailState, {}, adminKeys.mailState, { staleTime: 60_000 })
