const SERVICE_NAMES: Record<string, string> = {
  fund: 'Funding',
  enrolment: 'Enrolment',
  renewal: 'Renewal',
  referral: 'Referral',
  quiz: 'Quiz',
  refund: 'Refund',
  owed: 'Owed',
}

/** What moved money, for people. One that is not known here is called as the ledger calls it. */
export const serviceName = (service: string) => SERVICE_NAMES[service] ?? service
