/**
 * A return on its way to HMRC. SENDING: it was about to leave. UNCLEAR: HMRC's answer did not come. TAKEN: HMRC has it.
 * REFUSED: HMRC said no. NOT_TAKEN: HMRC was asked afterwards, and does not have it.
 */
export const SUBMISSION_STATUSES = ['SENDING', 'UNCLEAR', 'TAKEN', 'REFUSED', 'NOT_TAKEN'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

/** Whether the agency may act for a client, as HMRC answered. */
export const CLIENT_STATES = ['AUTHORISED', 'NOT_AUTHORISED', 'INSOLVENT', 'UNKNOWN_NUMBER'] as const
export type ClientState = (typeof CLIENT_STATES)[number]
