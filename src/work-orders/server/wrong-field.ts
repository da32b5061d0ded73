import type { LocalText } from '#platform/shared/local-text.ts'
import { workOrderRefusals } from './work-orders.errors.ts'

const TEXTS = {
  number_missing: { en: 'Enter the number.', zh: '请填写号码。' },
  number_wrong: { en: 'This number is not valid.', zh: '号码有误。' },
  valid_from_missing: { en: 'Enter the date.', zh: '请填写日期。' },
  valid_until_missing: { en: 'Enter the last day of validity.', zh: '请填写有效期截止日。' },
  valid_until_wrong: { en: 'The last day cannot be before the first.', zh: '截止日不能早于生效日。' },
  certificate_missing: { en: 'Upload the certificate.', zh: '请上传证书。' },
} as const satisfies Record<string, LocalText>

/** The refusal of what was obtained, with the words beside the field that is wrong. */
export function wrongField(reason: keyof typeof TEXTS, field: string): Error {
  return workOrderRefusals[reason]({ fields: { [field]: TEXTS[reason] } })
}
