import { m } from '../../../../messages/m.ts'

const SERVICE_NAMES: Record<string, string> = {
  fund: m.payments_service_fund(),
  enrolment: m.payments_service_enrolment(),
  renewal: m.payments_service_renewal(),
  referral: m.payments_service_referral(),
  quiz: m.payments_service_quiz(),
  refund: m.payments_refund(),
  owed: m.payments_service_owed(),
  'class-refund': m.payments_service_class_refund(),
  'refund-returned': m.payments_service_refund_returned(),
  correction: m.payments_service_correction(),
  income: m.payments_income(),
  spending: m.kit_classes(),
}

/** The label of a ledger entry's service or of a group of them; an unknown one is shown by its ledger name. */
export const serviceName = (service: string) => SERVICE_NAMES[service] ?? service
