const SERVICE_NAMES: Record<string, string> = {
  fund: 'Funding',
  enrolment: 'Enrolment',
  renewal: 'Renewal',
  referral: 'Referral',
  quiz: 'Quiz',
  refund: 'Refund',
  owed: 'Owed',
}

/** The label of a ledger entry's service; an unknown one is shown by its ledger name. */
export const serviceName = (service: string) => SERVICE_NAMES[service] ?? service
