const SERVICE_NAMES: Record<string, string> = {
  fund: 'Funding',
  enrolment: 'Enrolment',
  renewal: 'Renewal',
  referral: 'Referral',
  quiz: 'Quiz',
  refund: 'Refund',
  owed: 'Owed',
  'class-refund': 'Class refund',
  'refund-returned': 'Refund to wallet',
  correction: 'Correction',
  income: 'Income',
  spending: 'Classes',
}

/** The label of a ledger entry's service or of a group of them; an unknown one is shown by its ledger name. */
export const serviceName = (service: string) => SERVICE_NAMES[service] ?? service
