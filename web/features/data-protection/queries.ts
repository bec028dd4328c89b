import { getPrivacyNotice } from '../../../contract/privacy/data-protection.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'

/** The privacy notice in the language of the reader. */
export const noticeQuery = callQuery(getPrivacyNotice, {}, keys.privacyNotice)
