/**
 * How an event may travel. Real providers do all of this: late, twice, in another order, or somebody else sends
 * something that only looks like one. The honest event always arrives in the end, except for `never`.
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
  'unsigned',
  'wrongly_signed',
  'old_time',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]
