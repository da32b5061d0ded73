/**
 * Which module may use which. A module is a folder of `src`, or one of the folders below that count as modules of their
 * own. `platform` and `paths.ts` are open to all, `main` to none.
 */
export const INNER_MODULES: readonly string[] = ['forms/engine', 'back-office/web/frame']

/**
 * Module → modules whose code it may import: `public.ts(x)`, tables and named pure files. This table has no cycles.
 * `docs/architecture.svg` is generated from it.
 */
export const CODE_EDGES: Record<string, readonly string[]> = {
  platform: [],
  'back-office/web/frame': [],
  'tax-numbers': [],
  vat: ['tax-numbers'],
  'vat-calculator': ['vat', 'tax-numbers'],
  accounts: ['tax-numbers'],
  messages: ['accounts', 'catalogue', 'back-office/web/frame'],
  staff: ['accounts'],
  catalogue: [],
  'fee-vat': ['vat', 'catalogue'],
  coupons: ['catalogue', 'accounts', 'back-office/web/frame'],
  cart: ['catalogue', 'accounts', 'coupons', 'fee-vat'],
  registrations: ['vat', 'catalogue', 'documents', 'accounts', 'messages'],
  orders: [
    'cart',
    'catalogue',
    'registrations',
    'accounts',
    'messages',
    'coupons',
    'fee-vat',
    'back-office/web/frame',
  ],
  payments: ['orders', 'accounts', 'messages', 'back-office/web/frame'],
  'exchange-rates': ['vat'],
  invoices: ['exchange-rates', 'vat', 'orders', 'payments', 'accounts', 'messages', 'back-office/web/frame'],
  documents: ['accounts'],
  'forms/engine': ['tax-numbers'],
  'form-templates': ['forms/engine'],
  forms: ['forms/engine', 'form-templates', 'documents', 'tax-numbers'],
  'work-orders': [
    'forms',
    'forms/engine',
    'documents',
    'catalogue',
    'orders',
    'registrations',
    'accounts',
    'messages',
    'staff',
    'back-office/web/frame',
  ],
  invites: ['work-orders', 'forms', 'forms/engine', 'documents', 'accounts'],
  reports: ['vat', 'tax-numbers'],
  letters: ['work-orders', 'catalogue', 'accounts', 'messages', 'back-office/web/frame'],
  declarations: ['catalogue', 'documents', 'registrations', 'reports', 'vat'],
  shops: [
    'accounts',
    'registrations',
    'tax-numbers',
    'work-orders',
    'catalogue',
    'documents',
    'messages',
    'back-office/web/frame',
  ],
  'pending-matters': ['documents', 'work-orders', 'payments', 'registrations', 'shops', 'accounts'],
  search: ['work-orders', 'orders', 'registrations', 'documents', 'catalogue'],
  calendar: [
    'accounts',
    'messages',
    'pending-matters',
    'registrations',
    'shops',
    'declarations',
    'orders',
    'exchange-rates',
    'vat',
  ],
  enquiries: ['accounts', 'staff', 'back-office/web/frame'],
  obligations: ['catalogue', 'cart', 'accounts'],
  'back-office': ['work-orders', 'back-office/web/frame'],
  site: ['catalogue', 'accounts', 'payments', 'obligations', 'vat-calculator'],
}

/**
 * Module → further modules whose calls it may make: their contracts, which contain no code. A module may also call
 * those whose code it imports. Two contracts may refer to each other's types, so this table may have cycles.
 */
export const CONTRACT_EDGES: Record<string, readonly string[]> = {
  accounts: ['cart', 'pending-matters'],
  catalogue: ['fee-vat'],
  orders: ['payments', 'invoices', 'site', 'pending-matters'],
  shops: ['pending-matters'],
  payments: ['pending-matters', 'work-orders'],
  invoices: ['fee-vat'],
  'work-orders': ['pending-matters', 'calendar'],
  site: ['vat'],
  'back-office': ['catalogue', 'staff'],
}

/** The files of a module's contract: the calls, and the types they are made of. */
export const CONTRACT_FILES: readonly RegExp[] = [
  /^(?:[a-z]+-)?contract\.ts$/,
  /^staff\/(?:[a-z-]+-)?contract\.ts$/,
  /^payment\.ts$/,
  /^payment-methods\.ts$/,
  /^fee-vat-kinds\.ts$/,
  /^refusal-names\.ts$/,
]

/**
 * The code of a module that others may import. Pure files are listed one by one below: they are rules that several
 * modules share, such as the quote.
 */
export const PUBLIC_FILES: readonly RegExp[] = [
  /^server\/public\.ts$/,
  /^web\/public\.tsx$/,
  /^server\/[a-z-]+\.tables\.ts$/,
  // The type of a module's texts.
  /^(?:staff\/)?web\/[a-z-]+\.text\.ts$/,
]

export const PUBLIC_PURE_FILES: Record<string, readonly string[]> = {
  accounts: ['agreement.ts', 'company.ts', 'latin-names.ts', 'web/use-is-viewer.ts'],
  'back-office/web/frame': [
    'find-box.tsx',
    'list-frame.tsx',
    'list-place.ts',
    'list-rows.tsx',
    'staff-load-failure.tsx',
    'two-lines.tsx',
    'use-hotkeys.ts',
    'use-now.ts',
    'use-staff-action.ts',
    'use-staff-list.ts',
  ],
  catalogue: [
    'codes.ts',
    'earlier-months-bought.ts',
    'filing-bought.ts',
    'options.ts',
    'nodes-of.ts',
    'process.ts',
    'product.ts',
    'quote.ts',
    'renewal.ts',
    'requirements.ts',
    'validity-bought.ts',
  ],
  coupons: ['bundle.ts', 'coupon.ts', 'discount.ts'],
  documents: ['document-kinds.ts', 'file-rules.ts', 'wire-names.ts'],
  'fee-vat': ['fee-vat.ts'],
  'form-templates': ['find-template.ts'],
  'forms/engine': [
    'copy/copy-by-key.ts',
    'copy/prefill.ts',
    'copy/share.ts',
    'evaluate/answers.ts',
    'evaluate/evaluate.ts',
    'model/field-at.ts',
    'model/messages.ts',
    'model/template.ts',
    'model/validator-schema.ts',
    'review/difference.ts',
    'review/review-locks.ts',
    'validate/describe-error.ts',
    'validate/validate.ts',
    'validate/validators.ts',
  ],
  'tax-numbers': [
    'check-identifier.ts',
    'identifier.ts',
    'number-reasons.ts',
    'reason-params.ts',
    'reason-text.ts',
    'vat-number.ts',
  ],
  orders: ['staff/web/record-dialog.tsx'],
  reports: ['totals.ts'],
  registrations: ['first-day.ts', 'period-name.ts', 'renewal-span.ts'],
  vat: [
    'calendar/annual-returns.ts',
    'calendar/due-on.ts',
    'calendar/fx-day.ts',
    'calendar/late-returns.ts',
    'calendar/months.ts',
    'calendar/periods.ts',
    'calendar/schemes.ts',
    'calendar/target.ts',
    'engine/determine-vat.ts',
    'engine/vat-result.ts',
    'engine/money.ts',
    'engine/place.ts',
    'engine/read-country.ts',
    'engine/read-day.ts',
    'engine/read-money.ts',
    'engine/seller.ts',
    'engine/sold-through.ts',
    'rates/currency-on.ts',
    'rates/facts.ts',
    'rates/goods-categories.ts',
    'rates/rate-on.ts',
    'rates/rounding.ts',
  ],
  'work-orders': [
    'granted-number.ts',
    'lane-stop.ts',
    'node-moves.ts',
    'records.ts',
    'return-reason-codes.ts',
    'return-reasons.ts',
    'states.ts',
    'supplements.ts',
    'turn.ts',
    'usual-supplements.ts',
    // The queue shows a work order beside its list.
    'staff/web/queue-place.ts',
    'staff/web/use-turn-text.ts',
    'staff/web/waiting.ts',
    'staff/web/work-order-view.tsx',
  ],
}
