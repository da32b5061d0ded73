/** What pages of other modules may use of this one; they name the texts `api-keys` in their handle. */
export { ApiKeysSection } from './api-keys-section.tsx'
