/** What other modules may use of this one. */
export { checkAddress } from './check-address.ts'
export { checkDisk } from './check-disk.ts'
export { checkMail } from './check-mail.ts'
export { checkWebhooks, type Webhook } from './check-webhooks.ts'
export { DOCTOR_HEADER, isOurQuestion } from './doctor-seal.ts'
export { readDatabaseFacts } from './doctor.queries.ts'
export { readPoolerFacts } from './pooler.queries.ts'
export { lookUpIn, type LookUpTexts } from './look-up.ts'
