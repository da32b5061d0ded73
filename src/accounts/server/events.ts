/** What others may want to know of companies and their people; payloads hold ids, and no secret. */
export const MEMBER_JOINED = 'accounts.member_joined'
export const MEMBER_CHANGED = 'accounts.member_changed'
export const BANK_CHANGED = 'accounts.bank_changed'
export const NEW_DEVICE = 'accounts.new_device'
export const MEMBER_REMOVED = 'accounts.member_removed'
