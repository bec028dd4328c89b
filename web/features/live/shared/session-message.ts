import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'

/** The message that hands on a session of a class, with the address of the page where it is joined (R-SESSION-008). */
export const sessionMessage = (session: string, className: string, publicId: string): string =>
  `${m.live_message({ session, class: className })}\n${location.origin}${paths.class(publicId)}`
