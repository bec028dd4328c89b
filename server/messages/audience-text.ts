import { storedTexts } from '../platform/stored-text.ts'

/** The recipients of a message in words, stored in English, in the language of the reader (decision 0958). */
export const audienceIn = storedTexts([
  'messages_audience_class',
  'messages_audience_unseen',
  'messages_audience_unseen_in',
  'messages_audience_ending',
  'messages_audience_ending_in',
  'messages_audience_failed',
  'messages_audience_no_password',
  'messages_audience_unread',
  'messages_audience_all',
  'messages_audience_chosen',
]).textIn
