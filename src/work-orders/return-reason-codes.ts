/** Why something is returned, as codes only: contracts need no texts, and a page in one language none of the other's. */
export const RETURN_REASON_CODES = [
  'cutOff',
  'notReadable',
  'expired',
  'wrongDocument',
  'notSigned',
  'nameDiffers',
  'incomplete',
  'notMatching',
  'other',
] as const

export type ReturnReason = (typeof RETURN_REASON_CODES)[number]
