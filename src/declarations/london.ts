/** HMRC's days. */
export const LONDON = 'Europe/London'
