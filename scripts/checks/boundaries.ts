/** Which room may know which: room → rooms whose public faces it may import. `platform` is open to all, `main` to none. */
export const ROOM_EDGES: Record<string, readonly string[]> = {
  platform: [],
  tax: [],
  accounts: ['tax'],
  catalogue: [],
  coupons: ['catalogue', 'accounts'],
  cart: ['catalogue', 'accounts', 'coupons'],
  orders: ['cart', 'catalogue', 'accounts', 'coupons', 'site', 'tax'],
  payments: ['orders', 'accounts', 'site'],
  invoices: ['orders', 'payments', 'accounts'],
  documents: ['accounts'],
  forms: ['documents', 'tax'],
  'work-orders': ['forms', 'documents', 'catalogue', 'orders', 'accounts', 'staff'],
  staff: ['accounts'],
  invites: ['work-orders', 'forms', 'documents', 'accounts'],
  enquiries: ['accounts', 'staff'],
  obligations: ['catalogue', 'cart', 'accounts'],
  'back-office': [
    'staff',
    'work-orders',
    'forms',
    'documents',
    'catalogue',
    'orders',
    'payments',
    'invoices',
    'coupons',
    'enquiries',
    'accounts',
  ],
  site: ['catalogue', 'accounts', 'cart', 'obligations', 'tax'],
}

/**
 * The faces of a room that others may import. Pure files beside the contract are named one by one: they are rules that
 * several rooms share, such as the quote.
 */
export const PUBLIC_FACES: readonly RegExp[] = [
  /^contract\.ts$/,
  /^staff-contract\.ts$/,
  /^server\/public\.ts$/,
  /^web\/public\.tsx$/,
  /^server\/[a-z-]+\.tables\.ts$/,
  // The words of a room, for a type.
  /^web\/[a-z-]+\.text\.ts$/,
]

export const PUBLIC_PURE_FILES: Record<string, readonly string[]> = {
  accounts: ['agreement.ts', 'company.ts'],
  catalogue: ['options.ts', 'process.ts', 'product.ts', 'quote.ts', 'requirements.ts', 'short-money.ts'],
  coupons: ['bundle.ts', 'coupon.ts', 'discount.ts'],
  documents: ['file-rules.ts'],
  forms: [
    'answers.ts',
    'copy-by-key.ts',
    'describe-error.ts',
    'difference.ts',
    'field-at.ts',
    'messages.ts',
    'prefill.ts',
    'review-locks.ts',
    'settle.ts',
    'share.ts',
    'template.ts',
    'validate.ts',
    'validators.ts',
  ],
  payments: ['statement.ts'],
  tax: [
    'identifiers/check-identifier.ts',
    'identifiers/identifier.ts',
    'number-check-contract.ts',
    'rates/facts.ts',
    'rates/rate-on.ts',
  ],
  site: ['payment-methods.ts'],
  orders: ['invoice-contract.ts'],
  'work-orders': [
    'granted-number.ts',
    'lane-stops.ts',
    'node-moves.ts',
    'records.ts',
    'return-reason-codes.ts',
    'return-reasons.ts',
    'states.ts',
    'supplements-staff-contract.ts',
    'supplements.ts',
    'turn.ts',
    'usual-supplements.ts',
  ],
}
