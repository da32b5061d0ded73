/** What pages of other modules may use of this one; they name the texts `webhooks` in their handle. */
export { WebhooksSection } from './webhooks-section.tsx'
