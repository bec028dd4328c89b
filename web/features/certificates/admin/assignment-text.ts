import type { AssignmentResult } from '../../../../contract/certificates/certificates.ts'
import { m } from '../../../../messages/m.ts'
import { commaList } from '../../../kit/comma-list.ts'

/** 'Given to 12 students. 3 had it already.' */
export function assignmentSummary({ given, already, revoked = 0 }: AssignmentResult): string {
  const valid = already - revoked
  return [
    m.certificates_given_to({ count: given }),
    valid > 0 ? m.certificates_had_already({ count: valid }) : '',
    revoked > 0 ? m.certificates_had_revoked({ count: revoked }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The message if nobody was given a certificate: the reasons, and the possible next step. */
export function nobodyText({ already, revoked = 0 }: AssignmentResult): string {
  const valid = already - revoked
  if (valid > 0 && revoked > 0) return m.certificates_nobody_both({ already: valid, revoked })
  if (valid > 0) return m.certificates_nobody_already({ count: valid })
  return revoked > 0 ? m.certificates_nobody_revoked({ count: revoked }) : m.certificates_nobody()
}

/** The names whose letters certificates show as boxes; '' for none. */
export function unprintableText({ unprintable = [] }: AssignmentResult): string {
  return unprintable.length === 0
    ? ''
    : m.certificates_unprintable({ names: commaList(unprintable) })
}
