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
    'api_keys_hash',
    'calendar_feeds_token_hash_unique',
    'invite_unlocks_pkey',
    'invites_code',
    'letters_code',
    'mail_choice_keys_key_hash_unique',
    'user_sessions_pkey',
    'user_sessions_token_hash_unique',
    'payment_events_provider_event_id_pk',
    'payments_session',
    'payments_intent',
    'disputes_provider',
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
  'a visitor’s: there is no company yet': [
    'cart_lines_pkey',
    'cart_lines_same_visitor',
    'enquiries_pkey',
    'enquiry_notes_pkey',
  ],
  'of the agency’s own work, without a word of the company’s: its staff read it over all companies': [
    'staff_notes_pkey',
    'staff_presence_staff_id_tab_pk',
    'wo_tags_work_order_id_tag_id_pk',
    'wo_watchers_work_order_id_staff_id_pk',
  ],
  'of the agency’s post: whose letter it is, is found out later': ['authority_letters_pkey'],
  'of the agency’s bank account: whose money it is, is found out later': [
    'incoming_transfers_pkey',
    'incoming_transfers_bank_id',
  ],
  'referred to by the agency’s own records, which know no company: transfers and events of payments, tags and notes of work':
    ['orders_pkey', 'payments_pkey', 'work_orders_pkey'],
  'referred to by what is found by a secret: an unlocked invitation': ['invites_pkey'],
  'the file of a letter goes to another company when the letter does, and its key must not change with it': [
    'stored_files_pkey',
  ],
}

export const KEYS_WITHOUT_COMPANY: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([reason, keys]) => keys.map((key) => [key, reason] as const)),
)
