import type { HijriMessages } from '../../contract/platform/hijri-text.ts'
import { m } from '../../messages/m.ts'

export const HIJRI_MESSAGES: HijriMessages = {
  month: (values) => m.kit_hijri_month(values),
  date: (values) => m.kit_hijri_date(values),
  monthYear: (values) => m.kit_hijri_month_year(values),
}
