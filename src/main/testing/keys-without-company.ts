/**
 * Keys and unique indexes of customers' tables that do not begin with `company_id`, each with its reason. What is not
 * here must begin with it, so that a database spread over several machines can keep a company in one place.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'a person, not a company: the same in every company they are a member of': [
    'users_pkey',
    'users_email_unique',
    'authenticators_pkey',
    'recovery_codes_user_id_code_hash_pk',
    'passkeys_pkey',
    'passkeys_credential_id_unique',
    'sign_ins_pkey',
  ],
  'the company itself': ['companies_pkey'],
  'one for the whole portal, whoever comes first: a second company must be refused': ['amazon_accounts_pkey'],
  'found by a secret or a number alone, before the company is known': [
    'calendar_feeds_token_hash_unique',
    'invite_unlocks_pkey',
    'invites_code',
    'letters_code',
    'mail_choice_keys_key_hash_unique',
    'user_sessions_pkey',
    'user_sessions_token_hash_unique',
    'payment_events_provider_event_id_pk',
    'payments_session',
  ],
  'counted through over all companies, without a gap or in order': [
    'enquiries_number',
    'invoices_number',
    'orders_number',
    'work_orders_number',
    'audit_trail_pkey',
    'order_history_pkey',
    'wo_history_pkey',
  ],
  'a visitor’s: there is no company yet': ['cart_lines_same_visitor', 'enquiries_pkey', 'enquiry_notes_pkey'],
  'of the agency’s bank account: whose money it is, is found out later': [
    'incoming_transfers_pkey',
    'incoming_transfers_bank_id',
  ],
  'older than the rule: keyed by an id that nobody can guess; to move before the database is spread': [
    'agreement_acceptances_pkey',
    'cart_lines_pkey',
    'filing_terms_pkey',
    'invites_pkey',
    'invoices_pkey',
    'order_lines_pkey',
    'orders_pkey',
    'payments_pkey',
    'refunds_pkey',
    'registrations_pkey',
    'review_notes_pkey',
    'service_periods_pkey',
    'stored_files_pkey',
    'wo_nodes_pkey',
    'wo_supplements_pkey',
    'work_orders_pkey',
  ],
  'older than the rule: once for its parent, which is of one company; to move with it': [
    'coupon_uses_pkey',
    'filing_terms_first_of_work',
    'filing_terms_order_line',
    'invoices_one_per_order',
    'invoices_one_per_refund',
    'order_lines_cart_line',
    'payments_one_open',
    'refunds_request',
    'registrations_work_order',
    'service_periods_once',
    'wo_nodes_position',
    'wo_supplements_position',
    'work_orders_order_line',
  ],
}

export const KEYS_WITHOUT_COMPANY: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([reason, keys]) => keys.map((key) => [key, reason] as const)),
)
