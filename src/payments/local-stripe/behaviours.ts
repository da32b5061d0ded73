/**
 * How an event is delivered. Real providers do all of this: late, twice, out of order, or somebody else sends
 * something that only looks like one. The genuine event always arrives in the end, except for `never`.
 */
export const BEHAVIOURS = [
  'prompt',
  'late',
  'twice',
  'out_of_order',
  'never',
  'other_order',
  'other_amount',
  'other_currency',
  'other_account',
  'unsigned',
  'wrongly_signed',
  'old_time',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]
