/** Tables with data of companies or their people that no export hands out, each with the reason. */
export const TABLES_NOT_EXPORTED: ReadonlyMap<string, string> = new Map([
  ['audit_trail', 'the agency’s evidence; what happened to the company’s records is in their histories'],
  ['evidence_packs', 'archives that can be made again; everything in them is exported'],
  ['recovery_codes', 'hashes that open the account'],
  ['mail_choice_keys', 'opens the choice of mails; the choices are exported'],
  ['message_digests', 'which daily mails were made; their messages are exported'],
  ['message_digest_items', 'which messages wait for a daily mail; the messages are exported'],
  ['invite_unlocks', 'hashes that open a form'],
  ['used_consents', 'hashes, so that a consent is not taken twice'],
  ['staff_notes', 'belongs to the work of the agency: who of its staff was told of what'],
  ['wo_tasks', 'belongs to the work of the agency: what its staff leave themselves to do'],
  ['wo_tags', 'belongs to the work of the agency: how its staff sort their work'],
  ['staff_presence', 'belongs to the work of the agency: which of its staff has what open at the moment'],
  ['wo_watchers', 'belongs to the work of the agency: who of its staff follows what'],
  ['payment_events', 'which events of the provider were processed; the payments are exported'],
  ['forgotten', 'counts of what was forgotten of a company that is closed: it has no member any more'],
])
