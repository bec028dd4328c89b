import type { AssignmentResult } from '../../../../contract/certificates/certificates.ts'

const students = (count: number) => `${count} ${count === 1 ? 'student' : 'students'}`

/** 'Given to 12 students. 3 had it already.' */
export function assignmentSummary({ given, already, revoked = 0 }: AssignmentResult): string {
  const valid = already - revoked
  return [
    `Given to ${students(given)}.`,
    valid > 0 ? `${valid} had it already.` : '',
    revoked > 0 ? `${revoked} had it revoked, which stays so.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The message if nobody was given a certificate: the reasons, and the possible next step. */
export function nobodyText({ already, revoked = 0 }: AssignmentResult): string {
  const valid = already - revoked
  const reasons = [
    valid > 0 ? `${valid === 1 ? '1 student has' : `${valid} students have`} it already` : '',
    revoked > 0 ? `of ${students(revoked)} it was revoked: restore it under Given` : '',
  ].filter(Boolean)
  return `Nobody was given this certificate${reasons.length > 0 ? `: ${reasons.join(', and ')}` : ''}.`
}

/** The names whose letters certificates show as boxes; '' for none. */
export function unprintableText({ unprintable = [] }: AssignmentResult): string {
  return unprintable.length === 0
    ? ''
    : `Certificates show boxes in place of some letters of: ${unprintable.join(', ')}. Correct the names under Students; the certificates follow.`
}
