import type { PaymentMethod } from '../../../../../contract/wallet/payment-method.ts'
import { m } from '../../../../../messages/m.ts'

const METHOD_NAMES: Record<PaymentMethod, string> = {
  card: m.recorded_method_card(),
  transfer: m.recorded_method_transfer(),
  cash: m.recorded_method_cash(),
  pos: m.recorded_method_pos(),
  other: m.recorded_method_other(),
  school: m.recorded_method_school(),
}

/** 'Bank transfer' */
export const methodName = (method: PaymentMethod): string => METHOD_NAMES[method]
