/** Why something goes back, by code alone: the contracts need no words, and a page in one language none of the other. */
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
